import type { Finding, RuledFinding } from '../../../diagnostics/diagnostic';
import { didYouMean } from '../../../diagnostics/nearest';
import { LEVELS, PRESETS, presetLevel, type Level, type Preset, type RuleInfo } from '../../../diagnostics/rule';
import { strict } from '../../../schema/strict';
import type { YamlSource } from '../../../yaml/parseYaml';
import { describeIssues } from '../../../yaml/zodDiagnostics';
import { ALL_RULES } from '../registry';
import type { SettingsRule } from './settingsRules';

/** What a site says of the rules. */
export interface CheckSettings {
  levelOf: (rule: string) => Level;
  /** The options of a rule as they are written; those that are not have defaults. */
  optionsOf: (rule: string) => Record<string, unknown>;
}

type SettingsFinding = RuledFinding<SettingsRule>;
type Told = { message: string; hint: string };

const KEY = 'checks';
const PRESET = 'preset';
const FORM = 'Write one line for each rule: description/length: [warning, { max: 170 }]';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = <Value extends string>(value: unknown, values: readonly Value[]): value is Value =>
  values.some((each) => each === value);

/** What is wrong with the name of a rule; undefined for one that is there. */
export function unknownRule(name: string): Told | undefined {
  if (ALL_RULES.has(name)) return undefined;
  const hint = didYouMean(name, ALL_RULES.keys()) ?? 'The rules are in handbook/checks.md.';
  return { message: `There is no rule "${name}".`, hint };
}

function choice(what: string, value: unknown, choices: readonly string[]): Told {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const hint = didYouMean(text, choices) ?? `It is one of: ${choices.join(', ')}.`;
  return { message: `${what} cannot be "${text}".`, hint };
}

/** What is said of one rule, where all of it is right; else what is wrong with it. */
interface Said {
  level?: Level;
  options?: Record<string, unknown>;
  findings: Finding[];
}

function readRule(name: string, value: unknown, source: YamlSource): Said {
  const finding = (at: readonly PropertyKey[], told: Told, ofKey = false): Said => ({
    findings: [{ file: source.file, ...source.locate([KEY, name, ...at], ofKey), ...told }],
  });
  const unknown = unknownRule(name);
  if (unknown !== undefined) return finding([], unknown, true);
  const info: RuleInfo | undefined = ALL_RULES.get(name);
  const isPair = Array.isArray(value);
  const [level, options, ...rest] = isPair ? (value as unknown[]) : [value];
  const at = isPair ? [0] : [];
  if (!isOneOf(level, LEVELS)) return finding(at, choice(`The level of "${name}"`, level, LEVELS));
  if (info?.isEssential === true && level !== 'error') {
    const message = `The rule "${name}" is always an error: without it the site would break.`;
    return finding(at, { message, hint: 'Remove this line.' });
  }
  if (options === undefined) return { level, findings: [] };
  if (info?.options === undefined) {
    const hint = `Write its level only: ${name}: ${level}`;
    return finding([1], { message: `The rule "${name}" has no options.`, hint });
  }
  if (rest.length > 0 || !isGroup(options))
    return finding([1], { message: `The options of "${name}" are no group of keys.`, hint: FORM });
  const parsed = strict(info.options.shape).safeParse(options);
  if (parsed.success) return { level, options, findings: [] };
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: [KEY, name, 1, ...issue.path] }));
  return { findings: describeIssues(issues, source).map((finding) => ({ ...finding, hint: finding.hint ?? FORM })) };
}

/** Reads what `site.yaml` says of the rules. What is wrong is reported and does not count. */
export function readCheckSettings(
  written: unknown,
  source: YamlSource | undefined,
): { settings: CheckSettings; findings: SettingsFinding[] } {
  const levels = new Map<string, Level>();
  const options = new Map<string, Record<string, unknown>>();
  const findings: SettingsFinding[] = [];
  let preset: Preset = 'strict';
  const settings: CheckSettings = {
    levelOf: (rule) => {
      const info = ALL_RULES.get(rule);
      return levels.get(rule) ?? (info === undefined ? 'error' : presetLevel(info, preset));
    },
    optionsOf: (rule) => options.get(rule) ?? {},
  };
  if (written === undefined || source === undefined) return { settings, findings };
  const add = (at: readonly PropertyKey[], told: Told) =>
    findings.push({ rule: 'checks/settings', file: source.file, ...source.locate([KEY, ...at]), ...told });
  if (!isGroup(written)) {
    add([], { message: '"checks" is no group of keys.', hint: FORM });
    return { settings, findings };
  }
  for (const [name, value] of Object.entries(written)) {
    if (name === PRESET) {
      if (isOneOf(value, PRESETS)) preset = value;
      else add([name], choice('The preset', value, PRESETS));
      continue;
    }
    const said = readRule(name, value, source);
    findings.push(...said.findings.map((each) => ({ rule: 'checks/settings' as const, ...each })));
    if (said.level !== undefined) levels.set(name, said.level);
    if (said.options !== undefined) options.set(name, said.options);
  }
  return { settings, findings };
}
