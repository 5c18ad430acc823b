import { faultsOf, type Faults } from '../../../../support/faults';
import { page, replaced } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import { sampleVideo } from '../../../../support/media';

const withVideo = (mdx: string): Changes => ({ ...sampleVideo(), ...page(mdx) });
const facts = (more: string) =>
  `title: Näyte\ndescription: Näytevideo.\ntopic: laskutus\nposter: nayte.jpg\nseconds: 3\n${more}`;

/** Faults: videos and the elements that show them. */
export const videosFaults: Faults = {
  ...faultsOf(withVideo, {
    '<Video name="naytee" />': '6:1 There is no video "naytee". Did you mean "nayte"?',
    '<Video />': '6:1 <Video> lacks the property "name". Write <Video name="…">.',
    '<Video name={"nayte"} />': '6:1 The video "nayte" is not named by a plain text. Write <Video name="nayte" />.',
    '<Video name="nayte">\n\nTeksti.\n\n</Video>': '6:1 <Video> holds no text. Write <Video name="nayte" />.',
  }),
  ...faultsOf(page, {
    '<Video name="haku" />':
      '6:1 There is no video "haku". Describe it in videos/haku.yaml, with its files beside that.',
    '<HostedVideo provider="youtub" id="aqz-KE-bpKQ" title="A" />':
      '6:1 <HostedVideo> knows no provider "youtub". Did you mean "youtube"?',
    '<HostedVideo provider="constructor" id="aqz-KE-bpKQ" title="A" />':
      '6:1 <HostedVideo> knows no provider "constructor". The providers are youtube, vimeo.',
    '<HostedVideo provider="youtube" id="https://youtu.be/aqz-KE-bpKQ" title="A" />':
      '6:1 "https://youtu.be/aqz-KE-bpKQ" is no id of a video of YouTube. It is the 11 characters after "v=" in the address of the video.',
  }),
  'a poster that is no picture, and pages that show its video': [
    {
      ...sampleVideo(),
      'videos/nayte.jpg': 'Tämä on tekstiä.\n',
      ...page('<Video name="nayte" />'),
      ...replaced('docs/alku.mdx', 'Lue', '<Video name="nayte" />\n\nLue'),
    },
    'videos/nayte.yaml:6:9 The file "nayte.jpg" is no picture that can be read. Save it anew as a JPEG or PNG.',
  ],
  'a video in a format that browsers do not play': [
    { ...sampleVideo(), 'videos/nayte.yaml': facts('file: nayte.avi\ncaptions: nayte.vtt\n') },
    '6:7 This is no video that browsers play. Save it as .webm or .mp4.',
  ],
  'captions that are none': [
    { ...sampleVideo(), 'videos/nayte.vtt': 'Avaa lasku.\n' },
    '5:11 The file "nayte.vtt" has no captions. Captions are WebVTT: the file starts with the line WEBVTT.',
  ],
  'captions without a text': [
    { ...sampleVideo(), 'videos/nayte.vtt': 'WEBVTT\n\nNOTE Tulossa.\n' },
    '5:11 The file "nayte.vtt" has no captions. Write times and a text for each: 00:00.000 --> 00:03.000',
  ],
  'a video without captions': [
    { ...sampleVideo(), 'videos/nayte.yaml': facts('file: nayte.webm\n') },
    '1:1 "captions" is missing. Add it: it is a text.',
  ],
  'a video whose captions are not there': [
    sampleVideo('nayte.vtt'),
    '5:11 The file "nayte.vtt" does not exist. Put it beside this file, or check its name.',
  ],
  'a video with a fault, and a page that shows it': [
    { ...sampleVideo('nayte.webm'), ...page('<Video name="nayte" />') },
    'videos/nayte.yaml:4:7 The file "nayte.webm" does not exist. Put it beside this file, or check its name.',
  ],
};
