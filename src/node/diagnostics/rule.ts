import type { z } from 'zod';
import type { Severity } from './diagnostic';

/** The levels that a site can set for a rule. */
export const LEVELS = ['error', 'warning', 'off'] as const;
export type Level = (typeof LEVELS)[number];

/** The metadata of a rule. */
export interface RuleInfo {
  /** One sentence: the condition that the rule requires. */
  description: string;
  /** Its default level. */
  level: Level;
  /** Its level in the preset `gentle`, if not the next lower one. */
  gentle?: Level;
  /** True where a violation would break the site: the rule is always an error, without exceptions for pages. */
  isEssential?: true;
  /** Its options, all with defaults. */
  options?: z.ZodObject;
}

/** Defines the usual rule: an error that a site may lower. */
export const error = (description: string): RuleInfo => ({ description, level: 'error' });

/** Defines a rule without which the site would break. */
export const essential = (description: string): RuleInfo => ({ description, level: 'error', isEssential: true });

/** Defines a rule that makes a sound site easier to read: a warning. */
export const warning = (description: string): RuleInfo => ({ description, level: 'warning' });

const LOWER = { error: 'warning', warning: 'off', off: 'off' } as const;

/** Returns the level of a rule in a preset: `strict` uses the default levels. */
export function presetLevel({ level, gentle, isEssential }: RuleInfo, preset: Preset): Level {
  if (preset === 'strict' || isEssential === true) return level;
  return gentle ?? LOWER[level];
}

export const PRESETS = ['strict', 'gentle'] as const;
export type Preset = (typeof PRESETS)[number];

/** True for a level that reports. */
export const isReported = (level: Level): level is Severity => level !== 'off';
