import { parseArgs } from 'node:util';
import { FORMATS, isFormatName, type FormatName } from '../../../src/node/diagnostics/formats/formats';
import { didYouMean } from '../../../src/node/diagnostics/nearest';

/** The arguments of `npm run check`. */
export interface CheckArguments {
  format: FormatName;
  /** Rules to report; empty for all. */
  rules: readonly string[];
  /** Files and folders to report on, as typed; empty for all. */
  paths: readonly string[];
  /** Report only on files changed in git. */
  isChanged: boolean;
  /** Write the content report for the owner. */
  isReported: boolean;
  /** Check again after every change. */
  isWatching: boolean;
  /** Apply the fixes, or show them. */
  fix: 'no' | 'show' | 'yes';
}

/** Other checks: `npm run check -- --search`. The option must be the first one. */
const OTHER_CHECKS = ['search', 'site', 'spelling', 'external'] as const;
export type OtherCheck = (typeof OTHER_CHECKS)[number];

/** Returns the check that the first option names, or undefined for that of the content. */
export const otherCheckOf = (option: string | undefined): OtherCheck | undefined =>
  OTHER_CHECKS.find((name) => option === `--${name}`);

/** Wrong usage of a command; exits with the code 2. */
export class UsageError extends Error {}

const OPTIONS = {
  format: { type: 'string', default: 'text' },
  rule: { type: 'string', multiple: true, default: [] as string[] },
  changed: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  'fix-dry-run': { type: 'boolean', default: false },
} as const;

const USAGE = 'npm run check -- [paths] --format json --rule link/broken --changed';

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    const [, name] = /option '(--[^' ]+)/.exec(String(error)) ?? [];
    const others = OTHER_CHECKS.map((option) => `--${option}`);
    if (name !== undefined && others.includes(name))
      throw new UsageError(`${name} has to be the first option: npm run check -- ${name}`, { cause: error });
    const allOptions = [...Object.keys(OPTIONS).map((option) => `--${option}`), ...others];
    const hint =
      (name === undefined ? undefined : didYouMean(name, allOptions)) ?? `The options are ${allOptions.join(', ')}.`;
    throw new UsageError(`The options cannot be read. ${hint}\n${USAGE}`, { cause: error });
  }
}

/**
 * Parses the arguments of `npm run check --`.
 * @param ruleNames names of all rules
 * @throws a UsageError that says what is wrong and how to fix it
 */
export function parseCheckArguments(args: readonly string[], ruleNames: readonly string[]): CheckArguments {
  const { values, positionals } = parseOptions(args);
  const { format, rule, changed, report } = values;
  if (!isFormatName(format)) {
    const names = Object.keys(FORMATS);
    const hint = didYouMean(format, names) ?? `The formats are ${names.join(', ')}.`;
    throw new UsageError(`There is no format "${format}". ${hint}`);
  }
  const unknown = rule.find((name) => !ruleNames.includes(name));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, ruleNames) ?? 'The rules are in handbook/checks.md.';
    throw new UsageError(`There is no rule "${unknown}". ${hint}`);
  }
  if (values.watch && (values.fix || values['fix-dry-run']))
    throw new UsageError('--watch fixes nothing. Run npm run check -- --fix by itself.');
  return {
    format,
    rules: rule,
    paths: positionals,
    isChanged: changed,
    isReported: report,
    isWatching: values.watch,
    fix: values['fix-dry-run'] ? 'show' : values.fix ? 'yes' : 'no',
  };
}
