import { useEffect, useState } from 'react';
import { createColorMode, type ColorModeControl } from '../../browser/site/colorMode';
import type { ColorModeChoice, ColorModeConfig } from '../../model/site/colorMode';

/** State of the colour mode switch. */
interface ColorModeState {
  choice: ColorModeChoice;
  /** Selects the next choice; undefined before hydration. */
  cycle: (() => void) | undefined;
}

/** Keeps the colour mode in sync with the reader's choice and the system. */
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
