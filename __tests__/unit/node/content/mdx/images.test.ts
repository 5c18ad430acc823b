import path from 'node:path';
import sharp from 'sharp';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../../support/contentFolder';
import { compileText, contentOf } from '../../../../support/compileText';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>';

let folder: string;

beforeAll(async () => {
  folder = makeTemporaryFolder();
  const photo = sharp({ create: { width: 600, height: 300, channels: 3, background: '#8ac' } });
  const icon = sharp({ create: { width: 20, height: 10, channels: 3, background: '#8ac' } });
  applyChanges(folder, {
    'kaavio.svg': SVG,
    'Näkymä 1.png': await photo.png().toBuffer(),
    'kuvake.jpg': await icon.jpeg().toBuffer(),
  });
});

afterAll(removeTemporaryFolders);

/** The digests of files are their own; here every one is called DIGEST. The frames of the zoom have a test of their own. */
const plain = (html: string) =>
  html.replace(/-[0-9a-f]{10}(?=[.-])/g, '-DIGEST').replace(/<span class="zoomable"[^>]*>(.*?)<\/span>/g, '$1');

const IMAGE = 'loading="lazy" decoding="async"';
const SIZES = 'sizes="(max-width: 996px) 100vw, 720px"';
const sources = (name: string, format: string, ...widths: number[]) =>
  widths.map((width) => `⟦file⟧/static/images/${name}-DIGEST-${width}.${format} ${width}w`).join(', ');

test('a drawing is shown as it is, with its size', async () => {
  const { html, images } = await contentOf('![Kaavio](./kaavio.svg)', folder);
  expect(plain(html)).toBe(
    `<p><img src="⟦file⟧/static/images/kaavio-DIGEST.svg" alt="Kaavio" width="120" height="40" ${IMAGE}></p>`,
  );
  expect(images).toMatchObject([{ file: path.join(folder, 'kaavio.svg'), width: 120, height: 40 }]);
});

test('an illustration in the colours of the site is marked, so that the dark mode can turn it', async () => {
  const drawing = SVG.replace('/>', '><rect fill="#f6f8fb"/></svg>');
  applyChanges(folder, { 'piirros.svg': drawing, 'tumma.svg': drawing });
  const { html } = await contentOf('![Kaavio](./piirros.svg)', folder);
  expect(plain(html)).toContain('alt="Kaavio" class="drawing" width="120"');
  const pair = await contentOf('<Figure src="./kaavio.svg" srcDark="./tumma.svg" alt="a" caption="b" />', folder);
  expect(pair.html).not.toContain('drawing');
});

test('a photo is shown in three formats and several widths', async () => {
  const { html } = await contentOf('![Näkymä](<./Näkymä 1.png>)', folder);
  expect(plain(html)).toBe(
    [
      '<p><picture>',
      `<source type="image/avif" srcset="${sources('nakyma1', 'avif', 480, 600)}" ${SIZES}>`,
      `<source type="image/webp" srcset="${sources('nakyma1', 'webp', 480, 600)}" ${SIZES}>`,
      `<img src="⟦file⟧/static/images/nakyma1-DIGEST-600.png" alt="Näkymä" width="600" height="300" ${IMAGE}>`,
      '</picture></p>',
    ].join(''),
  );
});

test('a small photo is shown in its own width only', async () => {
  const { html } = await contentOf('![Kuvake](kuvake.jpg)', folder);
  expect(plain(html)).toBe(
    [
      '<p><picture>',
      `<source type="image/avif" srcset="${sources('kuvake', 'avif', 20)}" ${SIZES}>`,
      `<source type="image/webp" srcset="${sources('kuvake', 'webp', 20)}" ${SIZES}>`,
      `<img src="⟦file⟧/static/images/kuvake-DIGEST-20.jpeg" alt="Kuvake" width="20" height="10" ${IMAGE}>`,
      '</picture></p>',
    ].join(''),
  );
});

test.each([
  ['a name with an escape', '![a](./N%C3%A4kym%C3%A4%201.png)'],
  ['an image by reference', '![a][k]\n\n[k]: <./Näkymä 1.png>'],
  ['a figure', '<Figure src="./Näkymä 1.png" alt="a" caption="b" />'],
])('%s', async (_what, mdx) => {
  expect((await contentOf(mdx, folder)).images.map(({ file }) => file)).toEqual([path.join(folder, 'Näkymä 1.png')]);
});

test('an image that is shown twice is listed once', async () => {
  expect((await contentOf('![a](./kaavio.svg)\n\n![b](./kaavio.svg)', folder)).images).toHaveLength(1);
});

test('a figure has its caption', async () => {
  const { html } = await contentOf('<Figure src="./kaavio.svg" alt="Kaavio" caption="Vaiheet" />', folder);
  expect(plain(html)).toBe(
    `<figure class="figure"><img src="⟦file⟧/static/images/kaavio-DIGEST.svg" alt="Kaavio" width="120" height="40" ${IMAGE}><figcaption>Vaiheet</figcaption></figure>`,
  );
});

test('an image that does not exist is not listed', async () => {
  const { content, diagnostics } = await compileText('![a](./puuttuu.svg)', folder);
  expect(content?.images).toEqual([]);
  expect(diagnostics.map(({ message }) => message)).toEqual(['The image "./puuttuu.svg" does not exist.']);
});
