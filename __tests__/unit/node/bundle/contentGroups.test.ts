import { contentGroups } from '../../../../src/node/bundle/contentGroups';
import { writtenGroups } from '../../../../src/ssr/contentStyles';

test('pages that come later get the rules that the server writes, a line each', async () => {
  const groups = await contentGroups();
  expect(Object.keys(groups)).toEqual(writtenGroups.map(({ name }) => name));
  for (const { name, css } of writtenGroups) expect(groups[name]?.replaceAll('\n', '')).toBe(css);
  expect(groups.code?.split('\n').at(-1)).toMatch(/^@media print\{.*\}\}$/);
});
