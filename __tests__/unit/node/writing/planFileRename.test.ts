import { existsSync } from 'node:fs';
import path from 'node:path';
import { applyFileChanges } from '../../../../src/node/writing/fileChanges';
import { findFile, planFileRename } from '../../../../src/node/writing/planFileRename';
import { goodText, page } from '../../../support/changes';
import { makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';
import { sampleVideo } from '../../../support/media';
import { contentOf, faultsIn, textIn } from '../../../support/writing';

afterEach(removeTemporaryFolders);

/** Moves an image or a video of a folder, as the command does. */
async function renameFileIn(folder: string, name: string, target: string): Promise<void> {
  const content = await contentOf(folder);
  const file = findFile(name, content);
  if (file === undefined) throw new Error(`${name} is no image and no video.`);
  applyFileChanges(planFileRename(file, target, content));
}

const has = (folder: string, name: string) => existsSync(path.join(folder, name));

test('an image moves, and all texts show it from there', async () => {
  const folder = makeContentFolder(
    page('![a](./ohjeet/kaavio.svg)\n\n<Figure src="./ohjeet/kaavio.svg" alt="b" caption="c" />\n\n[muu](./alku.mdx)'),
  );
  await renameFileIn(folder, 'docs/ohjeet/kaavio.svg', 'docs/kuvat/laskun-vaiheet.svg');
  expect(await faultsIn(folder)).toEqual([]);
  expect(has(folder, 'docs/ohjeet/kaavio.svg')).toBe(false);
  expect(textIn(folder, 'docs/ohjeet/lasku.mdx')).toBe(
    goodText('docs/ohjeet/lasku.mdx').replace('./kaavio.svg', '../kuvat/laskun-vaiheet.svg'),
  );
  expect(textIn(folder, 'docs/uusi.mdx')).toContain(
    '![a](./kuvat/laskun-vaiheet.svg)\n\n<Figure src="./kuvat/laskun-vaiheet.svg" alt="b" caption="c" />\n\n[muu](./alku.mdx)',
  );
});

test('a video moves with the files of its name, and pages name it by its new name', async () => {
  const folder = makeContentFolder({
    ...sampleVideo(),
    ...page('<Video name="nayte" />\n\n:::tip[nayte]\n`<Video name="nayte" />`\n:::'),
  });
  await renameFileIn(folder, 'videos/nayte', 'videos/laskun-haku');
  expect(await faultsIn(folder)).toEqual([]);
  for (const ending of ['yaml', 'webm', 'vtt', 'jpg']) {
    expect(has(folder, `videos/nayte.${ending}`)).toBe(false);
    expect(has(folder, `videos/laskun-haku.${ending}`)).toBe(true);
  }
  expect(textIn(folder, 'videos/laskun-haku.yaml')).toContain(
    'file: laskun-haku.webm\ncaptions: laskun-haku.vtt\nposter: laskun-haku.jpg\n',
  );
  expect(textIn(folder, 'docs/uusi.mdx')).toContain(
    '<Video name="laskun-haku" />\n\n:::tip[nayte]\n`<Video name="nayte" />`\n:::',
  );
});

test.each([
  ['videos/nayte', '../muualle', '"../muualle" is outside of content/videos. Name a place in that folder.'],
  ['videos/nayte', 'docs/nayte', '"docs/nayte" is outside of content/videos. Name a place in that folder.'],
  ['docs/ohjeet/kaavio.svg', 'docs/kaavio.png', '"docs/kaavio.png" has another ending. Keep .svg'],
  [
    'docs/ohjeet/kaavio.svg',
    'docs/oma kaavio.svg',
    '"docs/oma kaavio.svg" cannot be the name of a file. Use letters, digits, dots and hyphens.',
  ],
  [
    'docs/ohjeet/kaavio.svg',
    'docs/ohjeet/kaavio.svg',
    'content/docs/ohjeet/kaavio.svg exists already. Choose another name.',
  ],
  ['site.yaml', 'muu.yaml', 'The site finds content/site.yaml by its name. Pages, images and videos can be renamed.'],
])('%s cannot become %s', async (name, target, message) => {
  const folder = makeContentFolder(sampleVideo());
  await expect(renameFileIn(folder, name, target)).rejects.toThrow(message);
});

test('what is no file, and the file of a page, is looked for among the pages', async () => {
  const content = await contentOf(makeContentFolder());
  expect(findFile('ohjeet/saldo', content)).toBeUndefined();
  expect(findFile(path.join(content.folder, 'docs/ohjeet/saldo.mdx'), content)).toBeUndefined();
});
