import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import path from 'node:path';
import sharp from 'sharp';
import type { Compilation, SiteForContent } from '../../../../../src/node/content/mdx/compilation';
import { formatDuration, formatMoment, isoDuration } from '../../../../../src/node/content/mdx/components/Video';
import { VIDEO_PROVIDERS } from '../../../../../src/node/content/mdx/components/HostedVideo';
import { isSlugWord } from '../../../../../src/node/content/mdx/components/slugProp';
import { frameZoomableImages } from '../../../../../src/node/content/mdx/images';
import { readGlossary } from '../../../../../src/node/content/readGlossary';
import { createVideoLibrary } from '../../../../../src/node/content/videoLibrary';
import { compileIn, compileText, contentOf } from '../../../../support/compileText';
import { applyChanges, makeContentFolder, makeTemporaryFolder } from '../../../../support/contentFolder';
import { sampleGlossary, sampleVideo } from '../../../../support/media';
import { testWith } from '../../../../support/features';
import { engineOf } from '../../../../support/engine';

describe('terms', () => {
  function compile(body: string, more: Partial<SiteForContent> = {}, file?: string) {
    const { glossary } = readGlossary(engineOf(makeContentFolder(sampleGlossary())), ['fi', 'en', 'sv']);
    return compileIn({ glossary, ...more }, body, file);
  }

  const NOTE = (id: string, rest: string) =>
    `<span class="term-note" id="${id}" popover="auto" role="note">${rest}</span>`;
  const WORDS =
    '<span class="term-words"><span lang="en">balance</span> (en) · <span lang="sv">balans</span> (sv)</span>';
  const LINK = '<a href="\u2063⟦page⟧/docs/ohjeet/saldo">\u2063⟦text:termPage⟧: Saldo</a>';
  const SALDO =
    '<strong class="term-name">saldo</strong><span class="term-explanation">Se, mitä asiakkaalla on maksettavana.</span>';

  const idIn = (html: string) => /id="([^"]*)"/.exec(html)?.[1] ?? '';

  test('a term is a button that opens its explanation', async () => {
    const { html, islands } = await compile('Tarkista <Term name="saldo">saldon</Term> summa.');
    const id = idIn(html);
    expect(id).toMatch(/^term-[0-9a-f]{6}-saldo-1$/);
    expect(html).toBe(
      `<p>Tarkista <span class="term"><button class="term-button" type="button" popovertarget="${id}">saldon</button>${NOTE(id, SALDO + WORDS + LINK)}</span> summa.</p>`,
    );
    expect(islands).toEqual(['term']);
  });

  test('the explanation is neither searched nor counted, and does not separate words', async () => {
    const { sections, words } = await compile('Katso <Term name="saldo">saldon</Term>, ja <Term>tilausjakso</Term>.');
    expect([sections, words]).toEqual([[{ id: '', heading: '', text: 'Katso saldon, ja tilausjakso.' }], 4]);
  });

  test('each use of a term has a unique id, also across pages', async () => {
    const text = '<Term>Saldo</Term> ja <Term name="saldo">saldon</Term>.';
    const first = await compile(text);
    const second = await compile(text, {}, 'toinen.mdx');
    expect(new Set([...first.ids, ...second.ids]).size).toBe(4);
  });

  test('a term does not link to its own page', async () => {
    const { html } = await compile('Tarkista <Term>saldo</Term>.', { pageOf: () => '/docs/ohjeet/saldo' });
    expect(html).not.toContain('<a ');
  });

  test('ids of steps and tab panels start with the site’s words', async () => {
    const text = '<Steps>\n\n1. Avaa.\n\n</Steps>\n\n<Tabs>\n<Tab label="A">a</Tab>\n<Tab label="B">b</Tab>\n</Tabs>';
    const { ids } = await compile(text, { idWords: { step: 'step', tab: 'tab' } });
    expect(ids).toEqual(expect.arrayContaining(['step-1', 'tab-1-a', 'tab-1-b']));
  });

  test('an explanation links to the term in the glossary, if there is a glossary page', async () => {
    const { html } = await compile('Tarkista <Term>saldo</Term>.', { termsPage: '/docs/sanasto' });
    expect(html).toContain(`${LINK}<a href="\u2063⟦page⟧/docs/sanasto#saldo">\u2063⟦text:termList⟧</a>`);
  });

  test('in a translation the explanation has its language, and its links have the reader’s', async () => {
    const { html } = await compile('Kolla <Term name="saldo">saldot</Term>.', { localeOf: () => 'sv' });
    const id = idIn(html);
    expect(html).toContain(NOTE(id, SALDO.replaceAll('">', '" lang="fi">') + WORDS + LINK));
  });

  test('a page without a readable glossary records an outdated term', async () => {
    const { html, uses } = await compile('Tarkista <Term>saldo</Term>.', { glossary: undefined });
    expect([html, uses]).toEqual(['<p>Tarkista saldo.</p>', [{ kind: 'term', key: 'saldo', digest: '' }]]);
  });
});

describe('videos', () => {
  async function compile(body: string) {
    const folder = makeContentFolder(sampleVideo());
    return { ...(await compileIn({ videos: createVideoLibrary(folder) }, body)), folder };
  }

  /** Content hashes of files are replaced by DIGEST. */
  const plain = (text: string) => text.replace(/-[0-9a-f]{10}(?=[.-])/g, '-DIGEST');

  test('a video has poster, captions, length and transcript, and loads nothing before it starts', async () => {
    const { html, islands } = await compile('<Video name="nayte" />');
    expect(plain(html)).toBe(
      [
        '<div class="video"><figure>',
        '<video controls preload="none" playsinline poster="\u2063⟦file⟧/static/images/nayte-DIGEST-320.jpeg" width="320" height="180" aria-label="Laskun lähetys">',
        '<source src="\u2063⟦file⟧/static/videos/nayte-DIGEST.webm" type="video/webm">',
        '<track kind="captions" src="\u2063⟦file⟧/static/videos/nayte-DIGEST.vtt" srclang="fi" label="\u2063⟦text:captions⟧" default>',
        '<a href="\u2063⟦file⟧/static/videos/nayte-DIGEST.webm">Laskun lähetys</a>',
        '</video>',
        '<figcaption><strong class="video-title">Laskun lähetys</strong> ',
        '<span class="video-length">\u2063⟦text:videoLength⟧ <time datetime="PT3S">3 s</time></span>',
        '<span class="video-description">Näin laskun lähetys etenee.</span></figcaption>',
        '</figure>',
        '<details class="transcript"><summary>\u2063⟦text:transcript⟧</summary><ol>',
        '<li id="nayte-0" data-start="0"><a class="moment" href="#nayte-0">0:00</a> <span>Avaa lasku.</span></li>',
        '<li id="nayte-1" data-start="1.5"><a class="moment" href="#nayte-1">0:01</a> <span>Valitse Lähetä.</span></li>',
        '</ol></details>',
        '</div>',
      ].join(''),
    );
    expect(islands).toEqual(['video']);
  });

  test('lists the files of a video once, and its poster in one size', async () => {
    const { files, images, uses, folder } = await compile('<Video name="nayte" />');
    expect(files.map(({ file, path: target }) => [path.relative(folder, file), plain(target)])).toEqual([
      ['videos/nayte.webm', '/static/videos/nayte-DIGEST.webm'],
      ['videos/nayte.vtt', '/static/videos/nayte-DIGEST.vtt'],
    ]);
    expect(images.map(({ variants }) => variants.length)).toEqual([1]);
    expect(uses).toMatchObject([{ kind: 'video', key: 'nayte' }]);
  });

  test('has a search section per video timestamp; the text after the video belongs to the earlier heading', async () => {
    const { sections } = await compile('## Osa\n\nAlku.\n\n<Video name="nayte" />\n\nLoppu.');
    expect(sections).toEqual([
      { id: 'osa', heading: 'Osa', text: 'Alku. Laskun lähetys Laskun lähetys 3 s Näin laskun lähetys etenee. Loppu.' },
      { id: 'nayte-0', heading: 'Laskun lähetys 0:00', text: 'Avaa lasku.', isSpoken: true },
      { id: 'nayte-1', heading: 'Laskun lähetys 0:01', text: 'Valitse Lähetä.', isSpoken: true },
    ]);
  });

  test('a second player of a video has other timestamp ids', async () => {
    const { ids } = await compile('<Video name="nayte" />\n\n<Video name="nayte" />');
    expect(ids).toEqual(['nayte-0', 'nayte-1', 'nayte-2-0', 'nayte-2-1']);
  });

  test('a hosted video is a link until its island loads', async () => {
    const { html, islands, links } = await compile('<HostedVideo provider="vimeo" id="123456789" title="A & B" />');
    expect(html).toBe(
      [
        '<div class="hosted-video" data-player="https://player.vimeo.com/video/123456789?dnt=1&#x26;autoplay=1" data-play="\u2063⟦text:playVideo⟧" data-title="A &#x26; B">',
        '<a class="hosted-video-start" href="https://vimeo.com/123456789" target="_blank" rel="noopener noreferrer">',
        '<span class="hosted-video-title">A &#x26; B</span><span class="visually-hidden"> \u2063⟦text:newTab⟧</span></a>',
        '<p class="hosted-video-note"><strong>Vimeo</strong> – \u2063⟦text:thirdParty⟧</p></div>',
      ].join(''),
    );
    expect([islands, links]).toEqual([['hostedVideo'], []]);
  });
});

describe('hosted videos', () => {
  test.each([
    ['youtube', 'aqz-KE-bpKQ', true],
    ['youtube', 'aqz-KE-bpK', false],
    ['youtube', 'aqz-KE-bpKQ"', false],
    ['vimeo', '123456789', true],
    ['vimeo', '12345', false],
  ])('%s accepts the id %s: %s', (provider, id, expected) => {
    expect(VIDEO_PROVIDERS[provider]?.id.test(id)).toBe(expected);
  });

  test('the player of YouTube is the one without cookies', () => {
    expect(VIDEO_PROVIDERS.youtube?.player('x')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\//);
  });
});

describe('durations', () => {
  test.each([
    [59, '59 s', 'PT59S'],
    [60, '1 min', 'PT1M'],
    [65, '1 min 5 s', 'PT1M5S'],
    [3725, '1 h 2 min 5 s', 'PT1H2M5S'],
  ])('%i seconds are %s', (seconds, text, iso) => {
    expect([formatDuration(seconds), isoDuration(seconds)]).toEqual([text, iso]);
  });

  test.each([
    [9.9, '0:09'],
    [65, '1:05'],
    [3725, '1:02:05'],
  ])('second %d of a video is %s', (second, text) => expect(formatMoment(second)).toBe(text));
});

describe('images', () => {
  test.each([
    ['a.png', '<img src="URL" alt="A" loading="lazy" decoding="async" referrerpolicy="no-referrer">'],
    ['a.mp4', '<video src="URL" controls preload="metadata" playsinline aria-label="A"><a href="URL">A</a></video>'],
  ])('the file %s of an allowed host is shown', async (name, html) => {
    const url = `https://cdn.example.com/${name}`;
    expect((await contentOf(`![A](${url})`)).html).toBe(`<p>${html.replaceAll('URL', url)}</p>`);
  });

  test('a video of the folder static is shown', async () => {
    expect((await contentOf('![A](/a.webm)', folder)).html).toContain('<video src="\u2063⟦file⟧/a.webm" controls');
    expect((await compileText('![A](/b.webm)', folder)).diagnostics).toMatchObject([{ rule: 'image/missing' }]);
  });

  test('an image of any other host is a link, and text in a link', async () => {
    const other = '![B](https://b.example/b.png)';
    const { content, diagnostics } = await compileText(`${other} [${other}](https://b.example)`);
    expect(content?.html).toContain('<a href="https://b.example/b.png">B</a> <a href="https://b.example"');
    expect(content?.html).toContain('<span>B</span>');
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['image/remote']);
  });

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>';

  let folder: string;

  beforeAll(async () => {
    folder = makeTemporaryFolder();
    const photo = sharp({ create: { width: 600, height: 300, channels: 3, background: '#8ac' } });
    const icon = sharp({ create: { width: 20, height: 10, channels: 3, background: '#8ac' } });
    applyChanges(folder, {
      'kaavio.svg': SVG,
      'static/a.webm': '',
      'Näkymä 1.png': await photo.png().toBuffer(),
      'kuvake.jpg': await icon.jpeg().toBuffer(),
    });
  });

  /** Content hashes of files are replaced by DIGEST, and zoom frames, tested below, are removed. */
  const plain = (html: string) =>
    html.replace(/-[0-9a-f]{10}(?=[.-])/g, '-DIGEST').replace(/<span class="zoomable"[^>]*>(.*?)<\/span>/g, '$1');

  const IMAGE = 'loading="lazy" decoding="async"';
  const SIZES = 'sizes="(max-width: 996px) 100vw, 720px"';
  const sources = (name: string, format: string, ...widths: number[]) =>
    widths.map((width) => `\u2063⟦file⟧/static/images/${name}-DIGEST-${width}.${format} ${width}w`).join(', ');

  test('a drawing is shown unchanged, with its size', async () => {
    const { html, images } = await contentOf('![Kaavio](./kaavio.svg)', folder);
    expect(plain(html)).toBe(
      `<p><img src="\u2063⟦file⟧/static/images/kaavio-DIGEST.svg" alt="Kaavio" width="120" height="40" ${IMAGE}></p>`,
    );
    expect(images).toMatchObject([{ file: path.join(folder, 'kaavio.svg'), width: 120, height: 40 }]);
  });

  test('an illustration in the site’s colours is marked, so that dark mode inverts it', async () => {
    const drawing = SVG.replace('/>', '><rect fill="#edf5f1"/></svg>');
    applyChanges(folder, { 'piirros.svg': drawing, 'tumma.svg': drawing });
    const { html } = await contentOf('![Kaavio](./piirros.svg)', folder);
    expect(plain(html)).toContain('alt="Kaavio" class="drawing" width="120"');
    const pair = await contentOf('<Figure src="./kaavio.svg" srcDark="./tumma.svg" alt="a" caption="b" />', folder);
    expect(pair.html).not.toContain('drawing');
  });

  testWith('theme')('an illustration in the site’s colours gets those of a theme, one file for each mode', async () => {
    const drawing = SVG.replace('/>', '><rect fill="#edf5f1"/></svg>');
    const themed = makeTemporaryFolder({ 'theme.yaml': 'accent: "#7a1f5c"\n', 'piirros.svg': drawing });
    const { html: both, images } = await contentOf('![Kaavio](./piirros.svg)', themed);
    const [dark, light] = images[0]?.variants ?? [];
    expect(both).not.toContain('class="drawing"');
    const shown = (mode: string, file = '') => `only-${mode}"><img src="\u2063⟦file⟧${file}"`;
    expect(plain(both)).toContain(plain(shown('light', light?.path)));
    expect(plain(both)).toContain(plain(shown('dark', dark?.path)));
    expect(dark?.path).not.toBe(light?.path);
  });

  test('a photo has three formats and several widths', async () => {
    const { html } = await contentOf('![Näkymä](<./Näkymä 1.png>)', folder);
    expect(plain(html)).toBe(
      [
        '<p><picture>',
        `<source type="image/avif" srcset="${sources('nakyma1', 'avif', 480, 600)}" ${SIZES}>`,
        `<source type="image/webp" srcset="${sources('nakyma1', 'webp', 480, 600)}" ${SIZES}>`,
        `<img src="\u2063⟦file⟧/static/images/nakyma1-DIGEST-600.png" alt="Näkymä" width="600" height="300" ${IMAGE}>`,
        '</picture></p>',
      ].join(''),
    );
  });

  test.each([
    ['a name with an escape', '![a](./N%C3%A4kym%C3%A4%201.png)'],
    ['an image by reference', '![a][k]\n\n[k]: <./Näkymä 1.png>'],
  ])('%s', async (_what, mdx) => {
    expect((await contentOf(mdx, folder)).images.map(({ file }) => file)).toEqual([path.join(folder, 'Näkymä 1.png')]);
  });

  test.each([
    ['a large image', '![a](<./Näkymä 1.png>)', true],
    ['a large image of a figure', '<Figure src="./Näkymä 1.png" alt="a" caption="b" />', true],
    ['a large image in a link', '[![a](<./Näkymä 1.png>)](/docs/a)', false],
    ['a large image deep in a link', '[*![a](<./Näkymä 1.png>)*](/docs/a)', false],
    ['an icon', '![a](./kuvake.jpg)', false],
  ])('%s can be enlarged: %s, %s', async (_what, mdx, isZoomable) => {
    const { html, islands } = await contentOf(mdx, folder);
    expect(islands).toEqual(isZoomable ? ['imageZoom'] : []);
    const frame =
      '<span class="zoomable" data-enlarge="\u2063⟦text:enlarge⟧" data-close="\u2063⟦text:closeImage⟧"><picture>';
    expect(html.includes(frame)).toBe(isZoomable);
    expect(html.includes('<figcaption>b</figcaption>')).toBe(mdx.startsWith('<Figure'));
  });

  test('a decorative image cannot be enlarged', () => {
    const tree = h(null, [h('img', { src: '/a.png', alt: '', width: 200, height: 10 })]);
    frameZoomableImages(tree, { islands: new Set() } as unknown as Compilation);
    expect(toHtml(tree)).toBe('<img src="/a.png" alt="" width="200" height="10">');
  });

  test('an image used twice is listed once', async () =>
    expect((await contentOf('![a](./kaavio.svg)\n\n![b](./kaavio.svg)', folder)).images).toHaveLength(1));
});

test.each([
  ['tapa', true],
  ['käyttö-1', true],
  ['', false],
  ['Tapa', false],
  ['tapa--b', false],
])('"%s" is allowed in ids: %s', (text, expected) => expect(isSlugWord(text)).toBe(expected));
