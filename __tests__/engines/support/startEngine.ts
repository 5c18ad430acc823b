import type { Engine, EngineName } from './engine';
import { startChromium, startFirefox } from './puppeteerEngine';
import { startWebKit } from './webkitEngine';

const STARTERS: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

export const startEngine = (name: EngineName): Promise<Engine> => STARTERS[name]();
