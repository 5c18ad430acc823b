import { useEffect, useState } from 'react';
import { createColorMode, type ColorModeControl } from '../../browser/site/colorMode';
import type { ColorModeChoice, ColorModeConfig } from '../../model/site/colorMode';

/** What a switch of the colour mode shows and does. */
export interface ColorModeState {
  choice: ColorModeChoice;
  /** Goes one step on; undefined until the page has come to life. */
  cycle: (() => void) | undefined;
}

/** Keeps the open page's colours in step with the reader's choice and device, wherever either changes. */
export function useColorMode({
  default: fallback,
  respectSystem,
  canSwitch,
}: Required<ColorModeConfig>): ColorModeState {
  const [control, setControl] = useState<ColorModeControl>();
  const [choice, setChoice] = useState<ColorModeChoice>(respectSystem ? 'system' : fallback);
  useEffect(() => {
    const created = createColorMode({ default: fallback, respectSystem, canSwitch });
    setControl(created);
    setChoice(created.restore());
    return created.follow(setChoice);
  }, [fallback, respectSystem, canSwitch]);
  return { choice, cycle: control && (() => setChoice(control.cycle())) };
}
