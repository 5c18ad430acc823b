import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { ElementContent } from 'hast';
import sharp from 'sharp';
import type { Compilation } from '../../../../../src/node/content/mdx/compilation';
import { frameZoomableImages } from '../../../../../src/node/content/mdx/zoomableImages';
import { contentOf, siteIn } from '../../../../support/compileText';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const FRAME = 'span.zoomable';
const TEXTS = { dataEnlarge: '⟦text:enlarge⟧', dataClose: '⟦text:closeImage⟧' };
const image = (width: number, alt = 'Kuva') => h('img', { src: '/a.png', alt, width, height: 10 });
const framed = (child: ElementContent) => h(FRAME, TEXTS, [child]);

function compilation(): Compilation {
  return {
    absolutePath: '/sivu.mdx',
    file: 'sivu.mdx',
    site: siteIn('/'),
    diagnostics: [],
    links: [],
    islands: new Set(),
    takenIds: new Map(),
    counts: new Map(),
    ancestors: [],
    moduleNames: undefined,
    uses: [],
    files: [],
    videos: new Map(),
    images: new Map(),
    highlight: () => undefined,
  };
}

test.each<[what: string, before: ElementContent, after: ElementContent, island: boolean]>([
  ['an image', h('p', [image(200)]), h('p', [framed(image(200))]), true],
  ['a picture', h('p', [h('picture', [image(200)])]), h('p', [framed(h('picture', [image(200)]))]), true],
  ['an image of a figure', h('figure', [image(200)]), h('figure', [framed(image(200))]), true],
  ['an image in a link', h('a', [image(200)]), h('a', [image(200)]), false],
  ['an image deep in a link', h('a', [h('em', [image(200)])]), h('a', [h('em', [image(200)])]), false],
  ['an icon', h('p', [image(20)]), h('p', [image(20)]), false],
  ['a decorative image', h('p', [image(200, '')]), h('p', [image(200, '')]), false],
  ['no image', h('p', 'Teksti'), h('p', 'Teksti'), false],
])('%s', (_what, before, after, island) => {
  const tree = h(null, [before]);
  const state = compilation();
  frameZoomableImages(tree, state);
  expect(toHtml(tree)).toBe(toHtml(after));
  expect([...state.islands]).toEqual(island ? ['imageZoom'] : []);
});

test('a page with a large image asks for the zoom, and one with an icon does not', async () => {
  const folder = makeTemporaryFolder();
  const photo = (width: number) => sharp({ create: { width, height: 9, channels: 3, background: '#8ac' } }).png();
  applyChanges(folder, { 'iso.png': await photo(90).toBuffer(), 'kuvake.png': await photo(20).toBuffer() });
  expect((await contentOf('![a](./iso.png)', folder)).islands).toEqual(['imageZoom']);
  expect((await contentOf('![a](./kuvake.png)', folder)).islands).toEqual([]);
});
