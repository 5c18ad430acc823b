import path from 'node:path';
import { createVideoLibrary } from '../../../../../src/node/content/videoLibrary';
import { compileMdx } from '../../../../../src/node/content/mdx/compile';
import { siteIn } from '../../../../support/compileText';
import { makeContentFolder, removeTemporaryFolders } from '../../../../support/contentFolder';
import { sampleVideo } from '../../../../support/media';

afterAll(removeTemporaryFolders);

async function compile(body: string) {
  const folder = makeContentFolder(sampleVideo());
  const site = { ...siteIn('/'), videos: createVideoLibrary(folder) };
  const { content, diagnostics } = await compileMdx({ absolutePath: '/sivu.mdx', file: 'sivu.mdx', body }, site);
  if (content === undefined || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return { ...content, folder };
}

/** The digests of files are their own; here every one is called DIGEST. */
const plain = (text: string) => text.replace(/-[0-9a-f]{10}(?=[.-])/g, '-DIGEST');

test('a video is shown with poster, captions, length and transcript, and loads nothing before it is started', async () => {
  const { html, islands } = await compile('<Video name="nayte" />');
  expect(plain(html)).toBe(
    [
      '<div class="video"><figure>',
      '<video controls preload="none" playsinline poster="⟦file⟧/static/images/nayte-DIGEST-320.jpeg" width="320" height="180" aria-label="Laskun lähetys">',
      '<source src="⟦file⟧/static/videos/nayte-DIGEST.webm" type="video/webm">',
      '<track kind="captions" src="⟦file⟧/static/videos/nayte-DIGEST.vtt" srclang="fi" label="⟦text:captions⟧" default>',
      '<a href="⟦file⟧/static/videos/nayte-DIGEST.webm">Laskun lähetys</a>',
      '</video>',
      '<figcaption><strong class="video-title">Laskun lähetys</strong> ',
      '<span class="video-length">⟦text:videoLength⟧ <time datetime="PT3S">3 s</time></span>',
      '<span class="video-description">Näin laskun lähetys etenee.</span></figcaption>',
      '</figure>',
      '<details class="transcript"><summary>⟦text:transcript⟧</summary><ol>',
      '<li id="nayte-0" data-start="0"><a class="moment" href="#nayte-0">0:00</a> <span>Avaa lasku.</span></li>',
      '<li id="nayte-1" data-start="1.5"><a class="moment" href="#nayte-1">0:01</a> <span>Valitse Lähetä.</span></li>',
      '</ol></details>',
      '</div>',
    ].join(''),
  );
  expect(islands).toEqual(['video']);
});

test('the files of a video are named in the record, each once, and its poster in one size', async () => {
  const { files, images, uses, folder } = await compile('<Video name="nayte" />');
  expect(files.map(({ file, path: target }) => [path.relative(folder, file), plain(target)])).toEqual([
    ['videos/nayte.webm', '/static/videos/nayte-DIGEST.webm'],
    ['videos/nayte.vtt', '/static/videos/nayte-DIGEST.vtt'],
  ]);
  expect(images.map(({ variants }) => variants.length)).toEqual([1]);
  expect(uses).toMatchObject([{ kind: 'video', key: 'nayte' }]);
});

test('the search has a section for each moment of a video; what stands after it belongs to the heading before', async () => {
  const { sections } = await compile('## Osa\n\nAlku.\n\n<Video name="nayte" />\n\nLoppu.');
  expect(sections).toEqual([
    {
      id: 'osa',
      heading: 'Osa',
      text: 'Alku. Laskun lähetys Laskun lähetys 3 s Näin laskun lähetys etenee. Loppu.',
    },
    { id: 'nayte-0', heading: 'Laskun lähetys 0:00', text: 'Avaa lasku.', isSpoken: true },
    { id: 'nayte-1', heading: 'Laskun lähetys 0:01', text: 'Valitse Lähetä.', isSpoken: true },
  ]);
});

test('a second player of a video has moments of its own', async () => {
  const { ids } = await compile('<Video name="nayte" />\n\n<Video name="nayte" />');
  expect(ids).toEqual(['nayte-0', 'nayte-1', 'nayte-2-0', 'nayte-2-1']);
});

test('a video at another service is a link until its island comes', async () => {
  const { html, islands, links } = await compile('<HostedVideo provider="vimeo" id="123456789" title="A & B" />');
  expect(html).toBe(
    [
      '<div class="hosted-video" data-player="https://player.vimeo.com/video/123456789?dnt=1&#x26;autoplay=1" data-play="⟦text:playVideo⟧" data-title="A &#x26; B">',
      '<a class="hosted-video-start" href="https://vimeo.com/123456789" target="_blank" rel="noopener noreferrer">',
      '<span class="hosted-video-title">A &#x26; B</span><span class="visually-hidden"> ⟦text:newTab⟧</span></a>',
      '<p class="hosted-video-note"><strong>Vimeo</strong> – ⟦text:thirdParty⟧</p></div>',
    ].join(''),
  );
  expect(islands).toEqual(['hostedVideo']);
  expect(links).toEqual([]);
});
