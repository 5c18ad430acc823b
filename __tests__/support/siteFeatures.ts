import type { BrowserModule, Slots } from '../../src/extend';

/** Replaces the generated module; tests add what they need. */
export const slots: { -readonly [Name in keyof Slots]: Slots[Name] } = {};
export const settings: Record<string, unknown> = {};
export const browser: BrowserModule[] = [];

export { NavbarDropdown } from '../../src/components/navigation/NavbarDropdown';
export { FooterColumns } from '../../src/components/layout/FooterColumns';
export { FooterRow } from '../../src/components/layout/FooterRow';
export { darkFooter } from '../../src/components/layout/darkFooter';
export { ThemedLogo } from '../../src/components/ui/ThemedLogo';

/** jsdom has no workers: the search of a test is answered by a provider in `browser`, or not at all. */
export const startWorker = () => ({
  addEventListener: () => undefined,
  postMessage: () => undefined,
  terminate: () => undefined,
});
