import { wcagContrast } from 'culori';
import { paletteColors, type Role, role, roleVariable } from '../../../src/theme/palette';
import { ACCENT_VARIABLE } from '../../../src/theme/themeColor';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement, jsx, jsxs } from '../../../src/theme/classNames';

const GROUNDS = ['background', 'surface', 'surfaceRaised', 'band'] as const;
const KINDS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
const TOKENS = ['tokenKeyword', 'tokenString', 'tokenConstant', 'tokenComment', 'tokenFunction'] as const;
const PAIRS: [Role, Role, number][] = [
  ...GROUNDS.flatMap((ground): [Role, Role, number][] => [
    ['text', ground, 7],
    ['textMuted', ground, 5],
    ['accent', ground, 5],
    ['borderStrong', ground, 3],
  ]),
  ['accent', 'background', 7],
  ['textMuted', 'background', 7],
  ['onAccent', 'accent', 7],
  ['onAccent', 'accentHover', 4.5],
  ['danger', 'background', 4.5],
  ['accent', 'accentSoft', 5],
  ['text', 'accentSoft', 7],
  ['text', 'mark', 7],
  ...KINDS.flatMap((kind): [Role, Role, number][] => [
    [kind, `${kind}Soft`, 5],
    ['text', `${kind}Soft`, 7],
  ]),
  ...TOKENS.map((token): [Role, Role, number] => [token, 'codeBackground', 4.5]),
];

test.each(['light', 'dark'] as const)('in %s mode colours have enough contrast', (mode) => {
  const colors = paletteColors(mode);
  const faint = PAIRS.filter(([front, ground, least]) => wcagContrast(colors[front], colors[ground]) < least);
  expect(faint).toEqual([]);
});

test('each role has a custom property with its name', () => {
  const names = Object.values(roleVariable);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^--help-color-[a-z]+(?:-[a-z]+)*$/);
  expect([role.textMuted, roleVariable.accent]).toEqual(['var(--help-color-text-muted)', ACCENT_VARIABLE]);
});

test.each([
  [{ css: '_a' }, '<p class="_a">x</p>'],
  [{ css: ['_a', false, '_b', undefined] }, '<p class="_a _b">x</p>'],
  [{ css: '_a', className: 'prose' }, '<p class="prose _a">x</p>'],
  [{ className: 'prose' }, '<p class="prose">x</p>'],
  [{}, '<p>x</p>'],
])('an element with %j has the classes of its styles', (props, html) => {
  expect(renderToStaticMarkup(jsx('p', { ...props, children: 'x' }, 'key'))).toBe(html);
  expect(renderToStaticMarkup(createElement('p', { ...props, key: 'key' }, 'x'))).toBe(html);
  expect(renderToStaticMarkup(jsxs('p', { ...props, children: ['x', ''] }, 'key'))).toBe(html);
});
