import { errorCases, type ErrorCases } from '../../../../support/errorCases';
import { page, withKeys, replaced } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import { GLOSSARY, sampleGlossary, sampleVideo } from '../../../../support/media';

const glossary = (text: string): Changes => ({ 'glossary.yaml': text });
/** The two terms, and a third whose lines start on line 10. */
const third = (text: string) => glossary(`${GLOSSARY}${text}`);
const withGlossary = (mdx: string): Changes => ({ ...sampleGlossary(), ...page(mdx) });

const glossaryErrors: ErrorCases = {
  'a character that is not UTF-8': [
    { 'glossary.yaml': Buffer.from('saldo:\n  term: S\u00e4\n  explanation: A.\n', 'latin1') },
    '2:10 This character cannot be read: the file is not UTF-8. Save the file as UTF-8, and write the character again.',
  ],
  ...errorCases(third, {
    'lasku:\n  term: lasku\n  explanation: A.\n  page: /docs/ohjeet/laskut\n':
      '13:9 The page "/docs/ohjeet/laskut" of the term "lasku" does not exist. Did you mean "/docs/ohjeet/lasku"?',
    'tase:\n  term: Saldo\n  explanation: A.\n':
      '11:9 The term "Saldo" is already explained under "saldo". Remove one of the two entries.',
    'tase:\n  term: tase\n  explanation: A.\n  variants: [saldo]\n':
      '13:14 The spelling "saldo" is forbidden here, but "saldo" explains it. Remove it here, or remove that entry.',
    'tase:\n  term: tase\n  explanation: A.\n  variants: [saldokertymä]\n':
      '13:14 The spelling "saldokertymä" is already forbidden under "saldo". Write it under one term only.',
    'tase:\n  term: tase\n  explanation: A.\n  words: { se: balans }\n':
      '13:12 "se" is not another language of the site. Did you mean "sv"?',
  }),
  ...errorCases(withGlossary, {
    'Katso <Term>saldoo</Term>.': '6:7 The glossary has no term "saldoo". Did you mean "saldo"?',
    'Katso <Term>laskujen</Term>.':
      '6:7 The glossary has no term "laskujen". Add it to glossary.yaml, or name the term of an inflected word: <Term name="saldo">saldon</Term>.',
    'Katso <Term name="lasku">laskun</Term>.': '6:7 The glossary has no term "lasku". Add it to glossary.yaml.',
    'Katso <Term name="saldo" />.': '6:7 <Term> holds no word. Write the word between: <Term>saldo</Term>.',
    '<Term>\nsaldo\n</Term>': '6:1 <Term> stands alone. Write it on one line with the sentence around it.',
    '## Mikä on <Term>saldo</Term>?': '6:12 A term cannot be in a heading. Explain it in the text around.',
    'Katso [<Term>saldo</Term>](/docs/alku).': '6:8 A term cannot be in a link. Explain it in the text around.',
    'Katso <Term name="saldo">[saldo](/docs/alku)</Term>.':
      '6:26 A term holds only its word. Write the link or the other term beside it.',
  }),
  ...errorCases(page, {
    'Katso <Term name="saldo">saldon</Term>.': '6:7 The glossary has no term "saldo". Add it to glossary.yaml.',
  }),
  'a page that is a draft': [
    { ...third('uusi:\n  term: uusi\n  explanation: A.\n  page: /docs/uusi\n'), ...withKeys('draft: true') },
    'glossary.yaml:13:9 The page "/docs/uusi" of the term "uusi" is a draft or for colleagues. Publish it, or remove the line.',
  ],
  'a glossary with an error, and a page that uses it': [
    { ...glossary('saldo:\n  term: saldo\n'), ...page('Katso <Term>saldo</Term>.') },
    'glossary.yaml:2:3 "saldo.explanation" is missing. Add it: it is a text.',
  ],
};

const withVideo = (mdx: string): Changes => ({ ...sampleVideo(), ...page(mdx) });
const facts = (more: string) =>
  `title: Näyte\ndescription: Näytevideo.\ntopic: laskutus\nposter: nayte.jpg\nseconds: 3\n${more}`;

const videosErrors: ErrorCases = {
  ...errorCases(withVideo, {
    '<Video name="naytee" />': '6:1 There is no video "naytee". Did you mean "nayte"?',
    '<Video name={"nayte"} />': '6:1 The video "nayte" is not named by a plain text. Write <Video name="nayte" />.',
    '<Video name="nayte">\n\nTeksti.\n\n</Video>': '6:1 <Video> holds no text. Write <Video name="nayte" />.',
  }),
  ...errorCases(page, {
    '<Video name="haku" />':
      '6:1 There is no video "haku". Describe it in videos/haku.yaml, with its files beside that.',
    '<HostedVideo provider="youtub" id="aqz-KE-bpKQ" title="A" />':
      '6:1 <HostedVideo> knows no provider "youtub". Did you mean "youtube"?',
    '<HostedVideo provider="constructor" id="aqz-KE-bpKQ" title="A" />':
      '6:1 <HostedVideo> knows no provider "constructor". The providers are youtube, vimeo.',
    '<HostedVideo provider="youtube" id="https://youtu.be/aqz-KE-bpKQ" title="A" />':
      '6:1 "https://youtu.be/aqz-KE-bpKQ" is not an id of a video of YouTube. It is the 11 characters after "v=" in the address of the video.',
  }),
  'a poster that is not a picture, and pages that show its video': [
    {
      ...sampleVideo(),
      'videos/nayte.jpg': 'Tämä on tekstiä.\n',
      ...page('<Video name="nayte" />'),
      ...replaced('docs/alku.mdx', 'Lue', '<Video name="nayte" />\n\nLue'),
    },
    'videos/nayte.yaml:6:9 The file "nayte.jpg" is not a readable image. Save it again as a JPEG or PNG.',
  ],
  'a video in a format that browsers do not play': [
    { ...sampleVideo(), 'videos/nayte.yaml': facts('file: nayte.avi\ncaptions: nayte.vtt\n') },
    '6:7 Browsers cannot play this video. Save it as .webm or .mp4.',
  ],
  ...errorCases((captions) => ({ ...sampleVideo(), 'videos/nayte.vtt': captions }), {
    'Avaa lasku.\n':
      '5:11 The file "nayte.vtt" has no captions. Captions are WebVTT: the file starts with the line WEBVTT.',
    'WEBVTT\n\nNOTE Tulossa.\n':
      '5:11 The file "nayte.vtt" has no captions. Write times and a text for each: 00:00.000 --> 00:03.000',
  }),
  'a video whose captions are not there': [
    sampleVideo('nayte.vtt'),
    '5:11 The file "nayte.vtt" does not exist. Put it beside this file, or check its name.',
  ],
  'a video with an error, and a page that shows it': [
    { ...sampleVideo('nayte.webm'), ...page('<Video name="nayte" />') },
    'videos/nayte.yaml:4:7 The file "nayte.webm" does not exist. Put it beside this file, or check its name.',
  ],
};

/** Error cases by topic. */
export const productWords: Readonly<Record<string, ErrorCases>> = {
  'the glossary and its terms': glossaryErrors,
  videos: videosErrors,
};
