import path from 'node:path';
import { inSite } from '../../../support/changes';
import { makeContentFolder } from '../../../support/contentFolder';
import type { Engine } from '../../../../src/node/content/engine';
import { developStyles } from '../../../../src/node/bundle/developStyles';
import { engineOf } from '../../../support/engine';

type SourceOf = (file: string, code: string, run: object) => Promise<{ code: string; materials: string[] }>;

/** Compiles files of a site. */
function sourcesOf(engine: Engine): SourceOf {
  const [step] = developStyles(engine).use as [{ options: { sourceOf: SourceOf } }];
  return step.options.sourceOf;
}
const sourceOf = sourcesOf(engineOf());
const run = {};

/** A component of the content with styles, which imports values and a component that imports another one. */
const COMPONENTS = {
  'components/Osa.tsx':
    "import { role } from 'site/palette';\nimport { styleSheet } from 'site/styles';\nimport { SIZE } from './Muu';\n" +
    "process.env.RAN_COMPONENT = 'yes';\nexport const styles = styleSheet({ a: { color: role.text, width: SIZE } });\n",
  'components/Muu.tsx':
    "import { Kolmas } from './Kolmas';\nexport const SIZE = 4;\nexport const Muu = () => <Kolmas />;\n",
  'components/Kolmas.tsx': 'export const Kolmas = () => <p />;\n',
};
const folderWith = (setting: string) =>
  makeContentFolder({ ...inSite('components: trusted', `components: ${setting}`), ...COMPONENTS });

test('a component gets classes named by its file, rules with their own style element, and their dependencies', async () => {
  const folder = folderWith('trusted');
  const [file, other, third] = ['Osa', 'Muu', 'Kolmas'].map((name) => path.join(folder, 'components', `${name}.tsx`));
  const { code, materials } = await sourcesOf(engineOf(folder))(file ?? '', 'styleSheet', run);
  const [, classes = '', css = '', id = ''] = /1 \? styleSheet\((\{.*?\}), (".*?"), (".*?")\)/.exec(code) ?? [];
  const [name = ''] = Object.values(JSON.parse(classes) as Record<string, string>);
  expect(name).toMatch(/^_Osa_a_[\da-f]{4}$/);
  expect(JSON.parse(css)).toContain(`.${name}{`);
  expect(JSON.parse(id)).toMatch(/components\/Osa\.tsx 0$/);
  expect(materials).toEqual(expect.arrayContaining([file, other, path.resolve('src/theme/palette.ts')]));
  expect(materials).not.toContain(third);
});

test('writes styles without a class into the module that adds them', async () => {
  const { code, materials } = await sourceOf(path.resolve('src/app/develop/siteStyles.ts'), "'__SITE_CSS__'", run);
  for (const selector of [':root', '.visually-hidden', '.prose']) expect(JSON.parse(code)).toContain(selector);
  expect(materials).toContain(path.resolve('src/theme/globalStyles.ts'));
});

test.each([
  ['off', undefined],
  ['trusted', 'yes'],
])('with components: %s, compiling styles leaves RAN_COMPONENT as %s', async (setting, expected) => {
  delete process.env.RAN_COMPONENT;
  const file = path.resolve('src/app/develop/panelStyles.ts');
  await sourcesOf(engineOf(folderWith(setting)))(file, 'styleSheet', {});
  expect(process.env.RAN_COMPONENT).toBe(expected);
});

test('does not change a file without styles', async () => {
  const file = path.resolve('src/model/limits.ts');
  expect(await sourceOf(file, 'const a = 1;', run)).toEqual({ code: 'const a = 1;', materials: [] });
});
