import type { ColorModeConfig } from '../../../../src/model/site/colorMode';
import { choiceOf, effectiveMode, nextChoice } from '../../../../src/model/site/colorMode';
import { pageTitle } from '../../../../src/model/site/title';
import { buildWebManifest, SITE_ICONS, TOUCH_ICON } from '../../../../src/model/site/webManifest';

const FIXED: ColorModeConfig = { default: 'dark', respectSystem: false };
const SYSTEM: ColorModeConfig = { default: 'dark', respectSystem: true };

test.each([
  ['light', FIXED, 'light'],
  ['dark', SYSTEM, 'dark'],
  ['DARK', SYSTEM, 'system'],
  ['<script>', FIXED, 'dark'],
])('the stored value %j means, with %j, the choice %s', (stored, facts, choice) => {
  expect(choiceOf(stored, facts)).toBe(choice);
});

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('the choice %s on a device with dark mode %s shows %s', (choice, systemIsDark, mode) => {
  expect(effectiveMode(choice, systemIsDark)).toBe(mode);
});

test.each([
  [true, ['light', 'dark', 'system', 'light']],
  [false, ['light', 'dark', 'light', 'dark']],
] as const)('with respectSystem %s the switch cycles through %j', (respectSystem, expected) => {
  const [first, ...rest] = expected;
  let choice: (typeof expected)[number] = first;
  const seen = rest.map(() => (choice = nextChoice(choice, respectSystem)));
  expect(seen).toEqual(rest);
});

test.each([
  ['  Saldo ', 'Saldo | Ohjekeskus'],
  ['   ', 'Ohjekeskus'],
  ['Ohjekeskus', 'Ohjekeskus'],
])('the tab of a page titled "%s" shows "%s"', (title, expected) => {
  expect(pageTitle(title, '|', 'Ohjekeskus')).toBe(expected);
});

const IDENTITY = { name: 'Ohje', description: 'Ohjeita.', language: 'fi', base: '/ohje', color: '#ffffff' };
const manifest = JSON.parse(buildWebManifest(IDENTITY)) as Record<string, unknown> & {
  icons: Record<string, string>[];
};

test('the web app starts and stays within the base path', () => {
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(['/ohje/', '/ohje/', '/ohje/']);
  expect(manifest).toMatchObject({ name: 'Ohje', lang: 'fi', theme_color: '#ffffff', display: 'minimal-ui' });
});

test('has the icons that systems need, one of them maskable', () =>
  expect(manifest.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    ['/ohje/icons/icon-192.png', '192x192', 'any'],
    ['/ohje/icons/icon-512.png', '512x512', 'any'],
    ['/ohje/icons/icon-maskable-512.png', '512x512', 'maskable'],
  ]));

test('the touch icon of the head is one of the drawn icons', () =>
  expect(SITE_ICONS.find(({ path }) => path === TOUCH_ICON)?.size).toBe(180));
