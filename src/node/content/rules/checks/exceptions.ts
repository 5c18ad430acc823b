import type { RuledFinding } from '../../../diagnostics/diagnostic';
import type { Message } from '../../../diagnostics/messages';
import type { Content } from '../../loadContent';
import { ALL_RULES } from '../registry';
import { unknownRule } from './settings';
import type { SettingsRule } from './settingsRules';
import { say } from '../../say';

type SettingsFinding = RuledFinding<SettingsRule>;

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
function problemOf(rule: string, reason: unknown): Message | undefined {
  const unknown = unknownRule(rule);
  if (unknown !== undefined) return unknown;
  if (ALL_RULES.get(rule)?.isEssential === true) {
    return say('checks/exception.essential', { rule });
  }
  if (typeof reason === 'string' && reason.trim() !== '') return undefined;
  return say('checks/exception', { rule });
}

/** Reads the exceptions of all pages. */
export function readExceptions({ docs, posts }: Pick<Content, 'docs' | 'posts'>): Exceptions {
  const findings: SettingsFinding[] = [];
  const exceptions = new Map<string, Exception>();
  for (const { file, frontMatter, locate } of [...docs, ...posts]) {
    for (const [rule, reason] of Object.entries(frontMatter.checks)) {
      const place = locate(['checks', rule], true);
      const finding = problemOf(rule, reason);
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
