import type { z } from 'zod';
import type { Severity } from './diagnostic';

/** What a site says of a rule. */
export const LEVELS = ['error', 'warning', 'off'] as const;
export type Level = (typeof LEVELS)[number];

/** What is known of a rule without applying it. */
export interface RuleInfo {
  /** One sentence: what holds where the rule is kept. */
  description: string;
  /** Its level where the site says nothing. */
  level: Level;
  /** Its level under the preset `gentle`, where that is not the next lower one. */
  gentle?: Level;
  /** True where the site would break: then the rule is always an error, and no page is excepted. */
  isEssential?: true;
  /** What can be set, all with defaults. */
  options?: z.ZodObject;
}

/** What most rules are: an error that a site may turn down. */
export const error = (description: string): RuleInfo => ({ description, level: 'error' });

/** A rule without which the site would break. */
export const essential = (description: string): RuleInfo => ({ description, level: 'error', isEssential: true });

/** A rule that makes a sound site better to read. */
export const warning = (description: string): RuleInfo => ({ description, level: 'warning' });

const LOWER = { error: 'warning', warning: 'off', off: 'off' } as const;

/** The level of a rule under a preset: `strict` asks all that a rule asks by itself. */
export function presetLevel({ level, gentle, isEssential }: RuleInfo, preset: Preset): Level {
  if (preset === 'strict' || isEssential === true) return level;
  return gentle ?? LOWER[level];
}

export const PRESETS = ['strict', 'gentle'] as const;
export type Preset = (typeof PRESETS)[number];

/** True for a level that reports. */
export const isReported = (level: Level): level is Severity => level !== 'off';
