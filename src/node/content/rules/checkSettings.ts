import type { Finding, RuledFinding } from '../../diagnostics/diagnostic';
import type { Message } from '../../diagnostics/messages';
import { didYouMean } from '../../diagnostics/nearest';
import { LEVELS, PRESETS, presetLevel, type Level, type Preset, type RuleInfo } from '../../diagnostics/rule';
import { strict } from '../../schema/strict';
import type { YamlSource } from '../../yaml/parseYaml';
import { describeIssues } from '../../yaml/zodDiagnostics';
import type { SettingsRule } from './registry';
import { say } from '../say';
import type { Content } from '../loadContent';

/** The site's settings of the rules. */
export interface CheckSettings {
  levelOf: (rule: string) => Level;
  /** Returns the options of a rule that the site sets; missing ones have defaults. */
  optionsOf: (rule: string) => Record<string, unknown>;
}

type Rules = ReadonlyMap<string, RuleInfo>;

type SettingsFinding = RuledFinding<SettingsRule>;

const KEY = 'checks';
const PRESET = 'preset';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = <Value extends string>(value: unknown, values: readonly Value[]): value is Value =>
  values.some((each) => each === value);

/** Returns the error of an unknown rule name; undefined for a rule that exists. */
function unknownRule(name: string, known: Rules): Message | undefined {
  if (known.has(name)) return undefined;
  return say('checks/unknown-rule', { name }, didYouMean(name, known.keys()));
}

function choice(
  key: 'checks/settings.level' | 'checks/settings.preset',
  name: string,
  value: unknown,
  choices: readonly string[],
): Message {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return say(key, { name, text, choices: choices.join(', ') }, didYouMean(text, choices));
}

/** The settings of one rule if they are valid, else the errors. */
interface RuleReading {
  level?: Level;
  options?: Record<string, unknown>;
  findings: Finding[];
}

function readRule(name: string, value: unknown, source: YamlSource, known: Rules): RuleReading {
  const finding = (at: readonly PropertyKey[], message: Message, ofKey = false): RuleReading => ({
    findings: [{ file: source.file, ...source.locate([KEY, name, ...at], ofKey), ...message }],
  });
  const unknown = unknownRule(name, known);
  if (unknown !== undefined) return finding([], unknown, true);
  const info = known.get(name);
  const isPair = Array.isArray(value);
  const [level, options, ...rest] = isPair ? (value as unknown[]) : [value];
  const at = isPair ? [0] : [];
  if (!isOneOf(level, LEVELS)) return finding(at, choice('checks/settings.level', name, level, LEVELS));
  if (info?.isEssential === true && level !== 'error') {
    return finding(at, say('checks/settings.essential', { name }));
  }
  if (options === undefined) return { level, findings: [] };
  if (info?.options === undefined) {
    return finding([1], say('checks/settings.noOptions', { name, level }));
  }
  if (rest.length > 0 || !isGroup(options)) return finding([1], say('checks/settings.options', { name }));
  const parsed = strict(info.options.shape).safeParse(options);
  if (parsed.success) return { level, options, findings: [] };
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: [KEY, name, 1, ...issue.path] }));
  return {
    findings: describeIssues(issues, source).map((finding) => ({
      ...finding,
      hint: finding.hint ?? say('checks/settings').hint,
    })),
  };
}

/** Reads the site's settings of the rules. Invalid settings are reported and ignored. */
export function readCheckSettings(
  written: unknown,
  source: YamlSource | undefined,
  known: Rules,
): { settings: CheckSettings; findings: SettingsFinding[] } {
  const levels = new Map<string, Level>();
  const options = new Map<string, Record<string, unknown>>();
  const findings: SettingsFinding[] = [];
  let preset: Preset = 'strict';
  const settings: CheckSettings = {
    levelOf: (rule) => {
      const info = known.get(rule);
      return levels.get(rule) ?? (info === undefined ? 'error' : presetLevel(info, preset));
    },
    optionsOf: (rule) => options.get(rule) ?? {},
  };
  if (written === undefined || source === undefined) return { settings, findings };
  const add = (at: readonly PropertyKey[], message: Message) =>
    findings.push({ rule: 'checks/settings', file: source.file, ...source.locate([KEY, ...at]), ...message });
  if (!isGroup(written)) {
    add([], say('checks/settings'));
    return { settings, findings };
  }
  for (const [name, value] of Object.entries(written)) {
    if (name === PRESET) {
      if (isOneOf(value, PRESETS)) preset = value;
      else add([name], choice('checks/settings.preset', name, value, PRESETS));
      continue;
    }
    const reading = readRule(name, value, source, known);
    findings.push(...reading.findings.map((each) => ({ rule: 'checks/settings' as const, ...each })));
    if (reading.level !== undefined) levels.set(name, reading.level);
    if (reading.options !== undefined) options.set(name, reading.options);
  }
  return { settings, findings };
}

/** The rules that pages turn off for themselves. */
interface Exceptions {
  /** The errors in them. */
  findings: SettingsFinding[];
  /** True for a finding that its page turns off. */
  cover: (finding: RuledFinding) => boolean;
  /** Exceptions without a finding, among the rules that were applied. */
  unused: (wasApplied: (rule: string) => boolean) => SettingsFinding[];
}

interface Exception {
  rule: string;
  file: string;
  place: { line: number; column: number };
  isUsed: boolean;
}

const keyOf = ({ file, rule }: { file: string; rule: string }) => `${rule} ${file}`;

/** Returns the error of an exception; undefined for a valid one. */
function problemOf(rule: string, reason: unknown, known: Rules): Message | undefined {
  const unknown = unknownRule(rule, known);
  if (unknown !== undefined) return unknown;
  if (known.get(rule)?.isEssential === true) {
    return say('checks/exception.essential', { rule });
  }
  if (typeof reason === 'string' && reason.trim() !== '') return undefined;
  return say('checks/exception', { rule });
}

/** Reads the exceptions of all pages. */
export function readExceptions({ docs, posts }: Pick<Content, 'docs' | 'posts'>, known: Rules): Exceptions {
  const findings: SettingsFinding[] = [];
  const exceptions = new Map<string, Exception>();
  for (const { file, frontMatter, locate } of [...docs, ...posts]) {
    for (const [rule, reason] of Object.entries(frontMatter.checks)) {
      const place = locate(['checks', rule], true);
      const finding = problemOf(rule, reason, known);
      if (finding === undefined) exceptions.set(keyOf({ file, rule }), { rule, file, place, isUsed: false });
      else findings.push({ rule: 'checks/exception', file, ...place, ...finding });
    }
  }
  return {
    findings,
    cover: (finding) => {
      const exception = exceptions.get(keyOf(finding));
      if (exception !== undefined) exception.isUsed = true;
      return exception !== undefined;
    },
    unused: (wasApplied) =>
      [...exceptions.values()]
        .filter(({ rule, isUsed }) => !isUsed && wasApplied(rule))
        .map(({ rule, file, place }) => ({
          rule: 'checks/unused-exception',
          file,
          ...place,
          ...say('checks/unused-exception', { rule }),
        })),
  };
}
