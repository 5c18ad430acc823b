import { linesOf, plainStyles } from '../../../../src/node/bundle/plainStyles';
import { contentGroups } from '../../../../src/theme/prose/prose';
import { role } from '../../../../src/theme/palette';

test('pages that come later get the rules that the server writes, a line each', async () => {
  const styles = await plainStyles();
  const lines = linesOf(styles.groups);
  expect(Object.keys(lines)).toEqual(contentGroups.map(({ name }) => name));
  for (const [name, css] of Object.entries(styles.groups)) expect(lines[name]?.replaceAll('\n', '')).toBe(css);
  expect(lines.code?.split('\n').at(-1)).toMatch(/^@media print\{.*\}\}$/);
});

test('the styles of every page are short', async () => {
  const { common } = await plainStyles();
  expect(common).toContain(`body{margin:0;background:${role.background};`);
  expect(common).not.toMatch(/;\}|\n| [{>]/);
});
