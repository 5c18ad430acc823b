import { runInNewContext } from 'node:vm';
import { choiceOf, effectiveMode } from '../../../src/model/site/colorMode';
import { firstPaintScript } from '../../../src/ssr/onRenderBody';
import { themeColor } from '../../../src/theme/themeColor';

const LIGHT = { default: 'light', respectSystem: false } as const;
const DARK = { default: 'dark', respectSystem: false } as const;
const SYSTEM = { default: 'light', respectSystem: true } as const;

/** Runs the script on a page with this storage, or null if blocked. Returns the attributes of `<html>`. */
function run(
  script: string,
  storage: Readonly<Record<string, string>> | null,
  systemIsDark = false,
  removed: string[] = [],
  onLoad: (() => void)[] = [],
) {
  const attributes: Record<string, string> = {};
  const localStorage = {
    getItem: (key: string) => storage?.[key] ?? null,
    removeItem: (key: string) => removed.push(key),
  };
  const page = {
    HTMLElement: { prototype: { popover: null } },
    document: {
      documentElement: {
        getAttribute: (name: string) => attributes[name] ?? null,
        setAttribute: (name: string, value: string) => (attributes[name] = value),
        removeAttribute: (name: string) => Reflect.deleteProperty(attributes, name),
      },
      querySelector: (selector: string) =>
        selector === 'meta[name="theme-color"]'
          ? { setAttribute: (name: string, value: string) => (attributes[`theme-color ${name}`] = value) }
          : null,
    },
    addEventListener: (_: string, listener: () => void) => onLoad.push(listener),
    matchMedia: (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && systemIsDark }),
  };
  const blocked = Object.defineProperty({ ...page }, 'localStorage', {
    get: () => {
      throw new Error('SecurityError');
    },
  });
  runInNewContext(script, storage === null ? blocked : { ...page, localStorage });
  return attributes;
}

const STORED = [null, 'light', 'dark', 'system', '', '<script>', '__proto__'];
const cases = [LIGHT, DARK, SYSTEM].flatMap((facts) =>
  STORED.flatMap((stored) => [true, false].map((systemIsDark) => ({ facts, stored, systemIsDark }))),
);

test.each(cases)(
  'decides as the page does later: $stored, $facts, $systemIsDark',
  ({ facts, stored, systemIsDark }) => {
    const choice = choiceOf(stored, facts);
    expect(run(firstPaintScript(facts), stored === null ? {} : { theme: stored }, systemIsDark)).toEqual({
      'data-scripted': '',
      'data-theme-choice': choice,
      'data-theme': effectiveMode(choice, systemIsDark),
      'theme-color content': themeColor(effectiveMode(choice, systemIsDark)),
    });
  },
);

test.each([
  [LIGHT, false, 'light', 'light'],
  [SYSTEM, true, 'system', 'dark'],
] as const)('with blocked storage, %j on a device with dark mode %s gives %s as %s', (facts, isDark, choice, mode) => {
  expect(run(firstPaintScript(facts), null, isDark)).toEqual({
    'data-scripted': '',
    'data-theme-choice': choice,
    'data-theme': mode,
    'theme-color content': themeColor(mode),
  });
});

test('without a switch ignores and removes an earlier choice, and nothing else', () => {
  const removed: string[] = [];
  const script = firstPaintScript({ ...SYSTEM, canSwitch: false });
  const shown = run(script, { theme: 'dark', other: 'kesä' }, false, removed);
  expect(shown).toMatchObject({ 'data-theme-choice': 'system', 'data-theme': 'light' });
  expect(removed).toEqual(['theme']);
});

test.each([
  ['', false],
  ['site', true],
])('after the load event, a page whose code says %j has scripts: %s', (started, expected) => {
  const onLoad: (() => void)[] = [];
  const attributes = run(firstPaintScript(LIGHT), {}, false, [], onLoad);
  expect(attributes['data-scripted']).toBe('');
  attributes['data-scripted'] = started;
  onLoad.forEach((listener) => listener());
  expect('data-scripted' in attributes).toBe(expected);
});
