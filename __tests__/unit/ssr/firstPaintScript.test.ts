import { runInNewContext } from 'node:vm';
import { choiceOf, effectiveMode } from '../../../src/model/site/colorMode';
import { earlySearchScript } from '../../../src/ssr/earlySearchScript';
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
    window: {},
    addEventListener: (name: string, listener: () => void) => name === 'load' && onLoad.push(listener),
    removeEventListener: () => undefined,
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

interface Pressed {
  key: string;
  ctrlKey?: boolean;
  isIn?: string;
}

/** Runs the script that records an early search, with these events. Returns the record and the keys that it took. */
function recordEarly(events: readonly (Pressed | 'click')[]) {
  const listeners: Record<string, (event: object) => void> = {};
  const window: { earlySearch?: { text: string | null; isEntered: boolean } } = {};
  const taken: string[] = [];
  runInNewContext(earlySearchScript, {
    window,
    addEventListener: (name: string, listener: () => void) => (listeners[name] = listener),
  });
  for (const event of events) {
    const { key, ctrlKey = false, isIn = '' } = event === 'click' ? { key: 'click', isIn: 'opener' } : event;
    const closest = (selector: string) =>
      isIn !== '' && (isIn === 'opener') === /shortcuts/.test(selector) ? {} : null;
    const pressed = { key, ctrlKey, target: { closest }, preventDefault: () => taken.push(key) };
    listeners[event === 'click' ? 'click' : 'keydown']?.(pressed);
  }
  return [window.earlySearch?.text, window.earlySearch?.isEntered, taken.join(' ')];
}
const typed = (text: string) => [...text].map((key) => ({ key }));

test.each<[string, (Pressed | 'click')[], unknown[]]>([
  ['nothing', [], [null, false, '']],
  ['letters alone', typed('la'), [null, false, '']],
  [
    'Ctrl+K and letters',
    [{ key: 'K', ctrlKey: true }, ...typed('las'), { key: 'Backspace' }],
    ['la', false, 'K l a s Backspace'],
  ],
  ['a slash and Enter after the text', typed('/l').concat({ key: 'Enter' }), ['l', true, '/ l Enter']],
  ['a slash in a field', [{ key: '/', isIn: 'field' }], [null, false, '']],
  ['a click and letters', ['click', ...typed('a')], ['a', false, 'click a']],
  ['a letter on the button', [{ key: 'm', isIn: 'opener' }, ...typed('a')], ['ma', false, 'm a']],
  ['Escape', ['click', ...typed('a'), { key: 'Escape' }], [null, false, 'click a Escape']],
])('before the site’s code runs, %s is recorded as %j', (_what, events, expected) =>
  expect(recordEarly(events)).toEqual(expected),
);
