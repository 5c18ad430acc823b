import { compileStyles } from '../../../../node/bundle/compileStyles';
import { plainStyles } from '../../../../node/bundle/plainStyles';
import { engineRules, pageRules } from '../../../../node/bundle/siteStyles';
import { formatFinding } from '../../../../node/diagnostics/diagnostic';
import { paletteColors, palettes } from '../../../../theme/palette';
import { deriveColors, faintPairs, hexColor } from '../../node/deriveColors';
import { colorsOf, readTheme } from '../../node/readTheme';
import { diagnosticsAfter } from '../../../../../__tests__/support/errorCases';
import { makeTemporaryFolder, type Changes } from '../../../../../__tests__/support/contentFolder';

const MODES = ['light', 'dark'] as const;

const themeOf = (files: Changes) => readTheme(makeTemporaryFolder(files));

const themeFindings = async (changes: Changes) =>
  (await diagnosticsAfter(changes)).filter(({ rule }) => rule.startsWith('theme/'));

describe('deriveColors', () => {
  const ACCENTS = ['#7a1f5c', '#ffcc00', '#000000', '#ffffff', '#808080', '#0000ff', '#ff0000', '#00ff88'];
  test.each(ACCENTS)('gives every pair enough contrast for the accent %s', (accent) => {
    for (const mode of MODES) expect(faintPairs(deriveColors(accent, mode))).toEqual([]);
  });

  test('keeps a readable light accent, given colours, and the hues with a meaning', () => {
    const colors = deriveColors('#7a1f5c', 'light', { text: '#222222' });
    expect(colors).toMatchObject({ accent: '#7a1f5c', text: '#222222', danger: palettes.light.danger });
    expect(colors.surface).not.toBe(palettes.light.surface);
  });

  test('derives the hover colour from the accent of the mode', () => {
    const given = { accent: '#7fc4ea' };
    const colors = deriveColors('#7a1f5c', 'dark', given);
    expect([colors.accent, colors.accentHover, faintPairs(colors)]).toEqual([given.accent, '#93d8ff', []]);
  });

  test('gives the engine’s colours for its accent', () => {
    const { accent, background, text } = palettes.light;
    expect(deriveColors(accent, 'light')).toMatchObject({ accent, background, text });
  });
});

test.each([
  ['#123', '#112233'],
  ['rgb(9 95 69)', '#095f45'],
  ['rebeccapurple', '#663399'],
  ['#12345680', undefined],
  ['greenish', undefined],
])('hexColor(%s) is %s', (text, hex) => expect(hexColor(text)).toBe(hex));

describe('presets', () => {
  const presets = ['plain', 'paper', 'ink'] as const;
  test.each(presets)('%s has enough contrast in both modes', (preset) => {
    for (const mode of MODES) expect(faintPairs(colorsOf({ preset }, mode) ?? palettes[mode])).toEqual([]);
  });

  test('a theme changes single things of its preset', () => {
    const theme = themeOf({ 'theme.yaml': 'preset: paper\nradius: 10\ncolors: { light: { text: "#221100" } }\n' });
    const { colors, radius, font } = theme ?? {};
    expect([colors?.light.text, colors?.light.background, radius?.medium]).toEqual(['#221100', '#fcf9f3', '10px']);
    expect(font?.text).toContain('Charter');
  });
});

describe('readTheme', () => {
  test('scales corners and spaces, and changes only colours of the configured mode', () => {
    const theme = themeOf({
      'theme.yaml': 'radius: 5\ndensity: compact\ntextWidth: 44\ncolors: { dark: { accent: "#8be3c2" } }\n',
    });
    expect(theme).toMatchObject({
      radius: { small: '3px', medium: '5px', sheet: '10px 10px 10px 0' },
      space: { m: '0.8rem' },
      width: { text: '44rem' },
      colors: { light: {}, dark: { accent: '#8be3c2' } },
    });
    expect(paletteColors('light', theme)).toEqual(paletteColors('light'));
    expect(paletteColors('dark', theme)).toMatchObject({ accent: '#8be3c2', accentLine: '#8be3c28c' });
  });
});

describe('styles', () => {
  test('are compiled with the theme’s values', async () => {
    const theme = themeOf({ 'theme.yaml': 'radius: 0\ntextWidth: 44\ncolors: { light: { text: "#101010" } }\n' });
    const [{ common }, { rules }] = await Promise.all([plainStyles(theme), compileStyles(undefined, [], theme)]);
    expect(common).toContain('--help-color-text:#101010');
    expect(Object.values(rules).join('')).toContain('44rem');
    expect(Object.values(rules).join('')).not.toContain('border-radius:10px');
  });

  test('the site’s styles override the engine’s by layers; without them there are no layers', () => {
    expect(pageRules('a{color:red}', { css: 'a{color:blue}' })).toBe(
      '@layer help{a{color:red}}@layer site{a{color:blue}}',
    );
    expect([pageRules('a{color:red}', {}), engineRules('', { css: 'a{}' })]).toEqual(['a{color:red}', '']);
  });
});

test.each([
  [{ 'theme.yaml': 'accent: greenish\n' }, 'content/theme.yaml:1:9', '"greenish" is not an opaque colour.'],
  [{ 'theme.yaml': 'accnt: "#123456"\n' }, 'content/theme.yaml:1:1', 'Unknown key "accnt".'],
  [{ 'theme.yaml': 'radius: 400\n' }, 'content/theme.yaml:1:9', '"radius" is 400'],
  [
    { 'theme.yaml': 'colors:\n  light:\n    text: "#cccccc"\n' },
    'content/theme.yaml:3:11',
    '"text" (#cccccc) on "background" (#ffffff) has a contrast of 1.61 : 1; 4.5 : 1 is needed.',
  ],
  [{ 'theme.css': 'a { color: red;\n' }, 'content/theme.css:2:1', 'This is not valid CSS'],
  [{ 'theme.css': '/* @import */\n@import "https://x.example/a.css";\n' }, 'content/theme.css:2:1', '"@import" loads'],
  ...[
    ['url(data:image/png;base64,AA)', 'inside the file'],
    ['url(img/a.png)', 'another file on each page'],
    ['url("../a.png")', 'another file on each page'],
    ['url(/img/ei-ole.png)', 'no file "/img/ei-ole.png"'],
    ['image-set("https://x.example/a.png" 1x)', 'another file'],
    ['image-set(url(b.png) 1x, "/favicon.svg" 2x)', 'another file on each page'],
    ['url("\\68 ttps://x.example/a.png")', 'another file'],
  ].map(
    ([value, text]) =>
      [{ 'theme.css': `a {\n  background: ${value};\n}\n` }, 'content/theme.css:2:', text] as [Changes, string, string],
  ),
  [{ 'theme.yaml': "fonts: { text: 'x; } body { display: none' }\n" }, 'content/theme.yaml:1:16', 'list of fonts'],
  [{ 'theme.yaml': "fonts: { text: 'font-family: Georgia, serif;' }\n" }, 'content/theme.yaml:1:16', 'list of fonts'],
  [{ 'theme.css': 'a {\n  background: url("//x.example/a.png");\n}\n' }, 'content/theme.css:2:15', 'another file'],
])('the check reports %j', async (changes, place, message) => {
  const [first, ...others] = await themeFindings(changes);
  expect(first && formatFinding(first)).toContain(place);
  expect(first?.message).toContain(message);
  expect(first?.hint).toBeTruthy();
  expect(others).toEqual([]);
});

test('suggests the nearest colour with enough contrast', async () => {
  const findings = (accent: string) => themeFindings({ 'theme.yaml': `colors: { light: { accent: "${accent}" } }\n` });
  const [finding] = await findings('#00a36c');
  const [, nearest = ''] = /accent: '(#\w{6})'/.exec(finding?.hint ?? '') ?? [];
  expect(nearest).not.toBe('');
  expect(await findings(nearest)).toEqual([]);
});
