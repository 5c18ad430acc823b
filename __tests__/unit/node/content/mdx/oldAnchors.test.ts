import { compileMdx } from '../../../../../src/node/content/mdx/compile';
import { siteIn } from '../../../../support/compileText';

test('a heading has an empty target for each id that it had before, which is in none of its texts', async () => {
  const oldAnchors = ['vanha', 'vanhin'].map((id) => ({ id, heading: 'uusi', line: 1, column: 1 }));
  const { content } = await compileMdx(
    { absolutePath: '/olematon/docs/sivu.mdx', file: 'sivu.mdx', body: '## Uusi\n\nTeksti.\n', oldAnchors },
    siteIn('/olematon/docs'),
  );
  expect(content?.html).toMatch(/^<h2 id="uusi"><span id="vanhin"><\/span><span id="vanha"><\/span>Uusi<a /);
  expect(content?.ids).toEqual(['uusi', 'vanhin', 'vanha']);
  expect(content?.headings).toEqual([{ depth: 2, id: 'uusi', text: 'Uusi' }]);
  expect(content?.sections).toEqual([{ id: 'uusi', heading: 'Uusi', text: 'Teksti.' }]);
});
