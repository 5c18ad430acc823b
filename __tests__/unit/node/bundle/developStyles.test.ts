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

test('a component gets classes named by its file, and rules with their own style element', async () => {
  const file = path.resolve('src/components/layout/SkipLink.tsx');
  const { code, materials } = await sourceOf(file, 'styleSheet', run);
  const [, classes = '', css = '', id = ''] = /1 \? styleSheet\((\{.*?\}), (".*?"), (".*?")\)/.exec(code) ?? [];
  const [name = ''] = Object.values(JSON.parse(classes) as Record<string, string>);
  expect(name).toMatch(/^_SkipLink_style_[\da-f]{4}$/);
  expect(JSON.parse(css)).toContain(`.${name}{`);
  expect(JSON.parse(id)).toBe('src/components/layout/SkipLink.tsx 0');
  expect(materials).toEqual(expect.arrayContaining([file, path.resolve('src/theme/palette.ts')]));
});

test('a file depends on imported values of a component, but not on that component’s imports', async () => {
  const { materials } = await sourceOf(path.resolve('src/components/home/Hero.tsx'), 'styleSheet', run);
  expect(materials).toContain(path.resolve('src/components/home/HeroDrawing.tsx'));
  const { materials: ofLayout } = await sourceOf(path.resolve('src/components/layout/Main.tsx'), 'styleSheet', run);
  expect(ofLayout.filter((file) => file.endsWith('.tsx')).length).toBeLessThan(4);
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
  const folder = makeContentFolder({
    ...inSite('components: trusted', `components: ${setting}`),
    'components/Osa.tsx':
      "import { styleSheet } from 'site/styles';\nprocess.env.RAN_COMPONENT = 'yes';\nexport const styles = styleSheet({ a: { color: 'red' } });\n",
  });
  await sourcesOf(engineOf(folder))(path.resolve('src/components/layout/SkipLink.tsx'), 'styleSheet', {});
  expect(process.env.RAN_COMPONENT).toBe(expected);
});

test('does not change a file without styles', async () => {
  const file = path.resolve('src/model/limits.ts');
  expect(await sourceOf(file, 'const a = 1;', run)).toEqual({ code: 'const a = 1;', materials: [] });
});
