import { rmSync } from 'node:fs';
import path from 'node:path';
import { allSidebars } from '../../../../src/node/site/loadSite';
import { projectLoad, projectLoadWithFolders } from '../../../../src/node/site/projectSite';
import { applyChanges, makeContentFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const page = (position: number) =>
  `---\ntitle: Sivu ${position}\ndescription: Kuvaus ${position}.\nsidebar_position: ${position}\n---\n\nTeksti.\n`;

test('while writing, a component that changes makes its pages anew', async () => {
  const component = (text: string) => `export default function Osa() {\n  return <p>${text}</p>;\n}\n`;
  const folder = makeContentFolder({
    'components/muut/Osa.tsx': component('Ennen'),
    'docs/osa.mdx': '---\ntitle: Osa\ndescription: Osa.\n---\n\n<Osa />\n',
  });
  process.env.SITE_CONTENT = folder;
  const shown = async () => {
    const read = await projectLoad().loaded?.pages.readDoc(path.join(folder, 'docs/osa.mdx'));
    return read?.page?.content.sections;
  };
  expect(await shown()).toEqual([{ id: '', heading: '', text: 'Ennen' }]);
  applyChanges(folder, { 'components/muut/Osa.tsx': component('Jälkeen') });
  expect(await shown()).toEqual([{ id: '', heading: '', text: 'Jälkeen' }]);
});

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
