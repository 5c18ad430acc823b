import {
  choiceOf,
  colorModeConfig,
  effectiveMode,
  nextChoice,
  type ColorModeConfig,
} from '../../../../src/model/site/colorMode';

const FIXED: ColorModeConfig = { default: 'dark', respectSystem: false };
const SYSTEM: ColorModeConfig = { default: 'dark', respectSystem: true };

test.each([
  ['light', FIXED, 'light'],
  ['dark', SYSTEM, 'dark'],
  [null, FIXED, 'dark'],
  [null, SYSTEM, 'system'],
  ['system', FIXED, 'dark'],
  ['DARK', SYSTEM, 'system'],
  ['<script>', FIXED, 'dark'],
  ['light', { ...FIXED, canSwitch: false }, 'dark'],
  ['light', { ...SYSTEM, canSwitch: false }, 'system'],
  ['light', { ...FIXED, canSwitch: true }, 'light'],
])('the stored value %j means, with %j, the choice %s', (stored, facts, choice) => {
  expect(choiceOf(stored, facts)).toBe(choice);
});

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('the choice %s on a device whose darkness is %s shows %s', (choice, systemIsDark, mode) => {
  expect(effectiveMode(choice, systemIsDark)).toBe(mode);
});

test.each([
  [true, ['light', 'dark', 'system', 'light']],
  [false, ['light', 'dark', 'light', 'dark']],
] as const)('with respect for the system %s the switch goes through %j', (respectSystem, expected) => {
  const [first, ...rest] = expected;
  let choice: (typeof expected)[number] = first;
  const seen = rest.map(() => (choice = nextChoice(choice, respectSystem)));
  expect(seen).toEqual(rest);
});

test('a switch that does not respect the system leaves a system choice for light', () => {
  expect(nextChoice('system', false)).toBe('light');
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['violet', 'light'],
])('the default %s of the settings is %s', (written, expected) => {
  const settings = { respectSystem: true, canSwitch: false };
  expect(colorModeConfig({ default: written, ...settings })).toEqual({ default: expected, ...settings });
});
