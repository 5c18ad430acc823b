import type { RuledFinding } from '../../../diagnostics/diagnostic';
import type { Content } from '../../loadContent';
import { ALL_RULES } from '../registry';
import { unknownRule } from './settings';
import type { SettingsRule } from './settingsRules';

type SettingsFinding = RuledFinding<SettingsRule>;

/** The rules that pages turn off for themselves. */
interface Exceptions {
  /** What is wrong with them. */
  findings: SettingsFinding[];
  /** True for a finding that its page has turned off. */
  cover: (finding: RuledFinding) => boolean;
  /** Those that have covered nothing, of the rules that were applied. */
  unused: (wasApplied: (rule: string) => boolean) => SettingsFinding[];
}

interface Exception {
  rule: string;
  file: string;
  place: { line: number; column: number };
  isUsed: boolean;
}

const keyOf = ({ file, rule }: { file: string; rule: string }) => `${rule} ${file}`;

/** What is wrong with an exception; undefined for one that counts. */
function faultOf(rule: string, reason: unknown): { message: string; hint: string } | undefined {
  const unknown = unknownRule(rule);
  if (unknown !== undefined) return unknown;
  if (ALL_RULES.get(rule)?.isEssential === true) {
    const message = `The rule "${rule}" cannot be turned off: without it the site would break.`;
    return { message, hint: 'Remove this line, and fix what the rule reports.' };
  }
  if (typeof reason === 'string' && reason.trim() !== '') return undefined;
  const message = `The exception from "${rule}" has no reason.`;
  return { message, hint: `Write why, in quotation marks: ${rule}: 'quotes another product'` };
}

/** Reads the exceptions of all pages. */
export function readExceptions({ docs, posts }: Pick<Content, 'docs' | 'posts'>): Exceptions {
  const findings: SettingsFinding[] = [];
  const exceptions = new Map<string, Exception>();
  for (const { file, frontMatter, locate } of [...docs, ...posts]) {
    for (const [rule, reason] of Object.entries(frontMatter.checks)) {
      const place = locate(['checks', rule], true);
      const finding = faultOf(rule, reason);
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
          message: `This page does not break the rule "${rule}".`,
          hint: 'Remove the exception.',
        })),
  };
}
