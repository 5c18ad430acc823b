import { act, fireEvent, screen } from '@testing-library/react';
import { createColorMode } from '../../../../src/browser/site/colorMode';
import type { StorageSlot } from '../../../../src/model/site/storage';
import type { ColorModeConfig } from '../../../../src/model/site/colorMode';
import { themeColor } from '../../../../src/theme/themeColor';
import { addStyles } from '../../../../src/browser/site/addStyles';
import { ColorModeSwitch } from '../../../../src/components/navigation/ColorModeSwitch';
import { renderInPage } from '../../../support/renderInPage';

const SYSTEM: ColorModeConfig = { default: 'light', respectSystem: true };
const FIXED: ColorModeConfig = { default: 'light', respectSystem: false };

/** The device's setting, as `matchMedia` reports it. */
class System extends EventTarget {
  matches = false;
  turn(matches: boolean) {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

let system: System;
beforeEach(() => {
  system = new System();
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => system });
  window.localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#000000">';
});

const root = document.documentElement;
const shown = () => [root.getAttribute('data-theme-choice'), root.getAttribute('data-theme')];
const metaColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

test('the switch cycles, shows each choice and stores it; "system" is stored as no value', () => {
  system.matches = true;
  const control = createColorMode(SYSTEM);
  const steps = [1, 2, 3].map(() => [control.cycle(), ...shown(), metaColor(), window.localStorage.getItem('theme')]);
  expect(steps).toEqual([
    ['light', 'light', 'light', themeColor('light'), 'light'],
    ['dark', 'dark', 'dark', themeColor('dark'), 'dark'],
    ['system', 'system', 'dark', themeColor('dark'), null],
  ]);
});

test('switches a page without a theme colour too', () => {
  document.head.innerHTML = '';
  createColorMode(FIXED).cycle();
  expect(shown()).toEqual(['dark', 'dark']);
});

test('the switch cycles if storage lasts only as long as the page', () => {
  let memory: string | null = null;
  const slot: StorageSlot = {
    get: () => memory,
    set: (value) => (memory = value),
    remove: () => (memory = null),
    listen: () => () => undefined,
  };
  const control = createColorMode(FIXED, window, slot);
  expect([control.cycle(), control.cycle(), control.cycle()]).toEqual(['dark', 'light', 'dark']);
});

test.each([
  ['another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))],
  ['the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
])('follows a choice from %s until stopped', (_, announce) => {
  const onChange = jest.fn();
  const stop = createColorMode(SYSTEM).follow(onChange);
  window.localStorage.setItem('theme', 'dark');
  announce();
  expect(shown()).toEqual(['dark', 'dark']);
  stop();
  window.localStorage.setItem('theme', 'light');
  announce();
  expect(shown()).toEqual(['dark', 'dark']);
  expect(onChange.mock.calls).toEqual([['dark']]);
});

test('follows the device while "system" is chosen, until stopped', () => {
  const onChange = jest.fn();
  const stop = createColorMode(SYSTEM).follow(onChange);
  system.turn(true);
  expect(shown()).toEqual(['system', 'dark']);
  window.localStorage.setItem('theme', 'light');
  system.turn(true);
  expect(shown()).toEqual(['light', 'light']);
  stop();
  window.localStorage.clear();
  system.turn(true);
  expect(shown()).toEqual(['light', 'light']);
  expect(onChange.mock.calls).toEqual([['system'], ['light']]);
});

test('the button names its action and the mode, shows one icon, and follows another tab', () => {
  system.matches = true;
  root.setAttribute('data-scripted', '');
  renderInPage(<ColorModeSwitch facts={FIXED} />);
  const button = screen.getByRole('button', { name: 'Vaihda väritilaa (nyt vaalea)' });
  const icons = () => [...button.children].map((icon) => getComputedStyle(icon).display);
  expect([...shown(), button.title]).toEqual(['light', 'light', 'Väritila: vaalea']);
  expect([icons(), button.hasAttribute('aria-pressed')]).toEqual([['grid', 'none', 'none'], false]);
  fireEvent.click(button);
  expect([...shown(), button.title, icons()]).toEqual(['dark', 'dark', 'Väritila: tumma', ['none', 'grid', 'none']]);
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null })));
  expect([...shown(), button.title]).toEqual(['light', 'light', 'Väritila: vaalea']);
});

const GROUPS = {
  code: '.prose code{color:red;}\n@media print{.prose pre{color:blue;}}',
  terms: '.prose .term{margin:0;}',
};

const groups = () =>
  [...document.head.querySelectorAll('style')].map(({ dataset, sheet }) => [
    dataset.group ?? Object.keys(dataset)[0],
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\s/g, '')),
  ]);

test('adds missing style groups after the common styles, once', () => {
  document.head.innerHTML =
    '<style data-common="">p{margin:0}</style><style data-group="terms">.prose .term{margin:0}</style><style data-page="">i{margin:0}</style>';
  addStyles(GROUPS);
  addStyles(GROUPS);
  expect(groups()).toEqual([
    ['common', ['p{margin:0;}']],
    ['code', ['.prosecode{color:red;}', '@mediaprint{.prosepre{color:blue;}}']],
    ['terms', ['.prose.term{margin:0;}']],
    ['page', ['i{margin:0;}']],
  ]);
});
