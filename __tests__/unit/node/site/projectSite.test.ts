import { rmSync } from 'node:fs';
import path from 'node:path';
import { allSidebars } from '../../../../src/node/site/loadSite';
import { projectLoad, projectLoadWithFolders } from '../../../../src/node/site/projectSite';
import { applyChanges, makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const page = (position: number) =>
  `---\ntitle: Sivu ${position}\ndescription: Kuvaus ${position}.\nsidebar_position: ${position}\n---\n\nTeksti.\n`;

test('while writing, a sidebar that follows a folder changes with the pages in it', () => {
  const folder = makeContentFolder({
    'sidebars.yaml': 'kaikki:\n  label: Kaikki\n  items:\n    - auto: kansio\n',
    'docs/kansio/a.mdx': page(1),
    'docs/kansio/b.mdx': page(2),
  });
  process.env.SITE_CONTENT = folder;
  const listed = () => {
    const { loaded } = projectLoadWithFolders();
    return loaded === undefined
      ? []
      : allSidebars(loaded).flatMap(({ items }) => items.map((item) => 'path' in item && item.path));
  };
  expect(listed()).toEqual(['/docs/kansio/a', '/docs/kansio/b']);
  const before = projectLoad();
  expect(projectLoadWithFolders()).toBe(before);
  applyChanges(folder, { 'docs/kansio/a.mdx': page(3), 'docs/kansio/c.mdx': page(0) });
  expect(listed()).toEqual(['/docs/kansio/c', '/docs/kansio/b', '/docs/kansio/a']);
  rmSync(path.join(folder, 'docs/kansio/b.mdx'));
  expect(listed()).toEqual(['/docs/kansio/c', '/docs/kansio/a']);
  applyChanges(folder, { 'docs/kansio/a.mdx': page(3).replace('Teksti', 'Muu teksti') });
  expect(projectLoadWithFolders()).toBe(projectLoad());
});
