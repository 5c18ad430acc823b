import { parseArgs } from 'node:util';
import { FORMATS, isFormatName, type FormatName } from '../../../src/node/diagnostics/formats/formats';
import {
  environmentLanguage,
  LANGUAGES,
  messagesOf,
  setLanguage,
  type Message,
} from '../../../src/node/diagnostics/messages';
import { didYouMean } from '../../../src/node/diagnostics/nearest';
import texts from './texts.json';

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

export const say = messagesOf(texts);

/** Wrong usage of a command; exits with the code 2. */
export class UsageError extends Error {
  constructor({ message, hint }: Message, options?: ErrorOptions) {
    super([message, hint].filter(Boolean).join(' '), options);
  }
}

/** Takes `--lang fi` out of a command's arguments and sets the language of messages. Throws a UsageError. */
export function takeLanguage(args: readonly string[]): string[] {
  const at = args.findIndex((arg) => /^--lang(?:=|$)/.test(arg));
  if (at < 0) {
    setLanguage(environmentLanguage());
    return [...args];
  }
  const [option = '', next = ''] = args.slice(at);
  const isPair = option === '--lang';
  const name = isPair ? next : option.slice('--lang='.length);
  const language = LANGUAGES.find((each) => each === name);
  if (language === undefined) throw new UsageError(say('language', { name, names: LANGUAGES.join(', ') }));
  setLanguage(language);
  return args.toSpliced(at, isPair ? 2 : 1);
}

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
      throw new UsageError(say('firstOption', { name }), { cause: error });
    const allOptions = [...[...Object.keys(OPTIONS), 'lang'].map((option) => `--${option}`), ...others];
    const hint =
      (name === undefined ? undefined : didYouMean(name, allOptions)) ??
      say('allOptions', { names: allOptions.join(', ') }).message;
    throw new UsageError({ message: `${say('options', { hint }).message}\n${USAGE}` }, { cause: error });
  }
}

/** Parses the arguments of `npm run check --`. Throws a UsageError that says how to fix a wrong one. */
export function parseCheckArguments(args: readonly string[], ruleNames: readonly string[]): CheckArguments {
  const { values, positionals } = parseOptions(args);
  const { format, rule, changed, report } = values;
  if (!isFormatName(format)) {
    const names = Object.keys(FORMATS);
    throw new UsageError(say('format', { name: format, names: names.join(', ') }, didYouMean(format, names)));
  }
  const unknown = rule.find((name) => !ruleNames.includes(name));
  if (unknown !== undefined) throw new UsageError(say('rule', { name: unknown }, didYouMean(unknown, ruleNames)));
  if (values.watch && (values.fix || values['fix-dry-run'])) throw new UsageError(say('watchFixes'));
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
