import {
  choiceOf,
  COLOR_MODE_KEY,
  effectiveMode,
  nextChoice,
  type ColorModeChoice,
  type ColorModeConfig,
} from '../../model/site/colorMode';
import { themeColor } from '../../theme/themeColor';
import type { StorageSlot } from '../../model/site/storage';
import { storageSlot } from './storageSlot';

/** The colour mode of the page; attributes of `<html>` are its only state. */
export interface ColorModeControl {
  /** Applies the stored choice, as the first-paint script does on server-rendered pages; returns it. */
  restore: () => ColorModeChoice;
  /** Selects and stores the next choice; returns it. */
  cycle: () => ColorModeChoice;
  /** Follows switches, other tabs, the system and the back/forward cache; returns an unsubscribe function. */
  follow: (onChange: (choice: ColorModeChoice) => void) => () => void;
}

export function createColorMode(
  facts: ColorModeConfig,
  browser: Window = window,
  slot: StorageSlot = storageSlot(COLOR_MODE_KEY, browser),
): ColorModeControl {
  const system = browser.matchMedia('(prefers-color-scheme: dark)');
  const root = browser.document.documentElement;
  const apply = (choice: ColorModeChoice): ColorModeChoice => {
    const mode = effectiveMode(choice, system.matches);
    root.setAttribute('data-theme', mode);
    root.setAttribute('data-theme-choice', choice);
    browser.document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor(mode));
    return choice;
  };
  const stored = () => choiceOf(slot.get(), facts);
  return {
    restore: () => apply(stored()),
    cycle: () => {
      const next = nextChoice(stored(), facts.respectSystem);
      if (next === 'system') slot.remove();
      else slot.set(next);
      return apply(next);
    },
    follow: (onChange) => {
      const update = () => onChange(apply(stored()));
      const stopListening = slot.listen(update);
      system.addEventListener('change', update);
      browser.addEventListener('pageshow', update);
      return () => {
        stopListening();
        system.removeEventListener('change', update);
        browser.removeEventListener('pageshow', update);
      };
    },
  };
}
