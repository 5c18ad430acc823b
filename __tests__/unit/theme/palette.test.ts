import { paletteVariables, role, roleVariable } from '../../../src/theme/palette';

test('each role has a variable of its own, of one letter', () => {
  const names = Object.values(roleVariable);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^--[a-zA-Z]$/);
  expect(role.text).toBe(`var(${roleVariable.text})`);
});

test('both modes give all roles a colour', () => {
  for (const mode of ['light', 'dark'] as const)
    expect(Object.keys(paletteVariables(mode)).sort()).toEqual(Object.values(roleVariable).sort());
});
