import type { z } from 'zod';
import { additionPoint } from '../../../model/site/additions';
import type { Finding, RuledFinding } from '../../diagnostics/diagnostic';
import type { RuleInfo } from '../../diagnostics/rule';
import type { KnownPaths } from '../checks/knownPaths';
import type { Content } from '../loadContent';

/** What a rule can use besides the content. */
export interface RuleContext {
  /** The pages of the site, computed at the first use. */
  readonly paths: KnownPaths;
  /** Returns the options of a rule that the site sets; missing ones have defaults. */
  optionsOf: (rule: string) => Record<string, unknown>;
}

/** Rules that one pass through the content applies, by name. */
export interface ContentRules {
  rules: Readonly<Record<string, RuleInfo>>;
  check: (content: Content, context: RuleContext) => RuledFinding[];
}

/** Rules of features. They apply on every site: a file may need a feature that is off. */
export const RULES = additionPoint<ContentRules>('rules');
/** Rules that features apply while files are read. */
export const FEATURE_READING_RULES = additionPoint<Readonly<Record<string, RuleInfo>>>('readingRules');

/** Defines rules that are applied together, because they check the same items. */
export function defineRules<Name extends string>(
  rules: Readonly<Record<Name, RuleInfo>>,
  check: (content: Content, paths: KnownPaths) => RuledFinding<Name>[],
): ContentRules {
  return { rules, check: (content, { paths }) => check(content, paths) };
}

/** Defines one rule. */
export function defineRule(
  name: string,
  info: RuleInfo,
  check: (content: Content, paths: KnownPaths) => Finding[],
): ContentRules {
  return {
    rules: { [name]: info },
    check: (content, { paths }) => check(content, paths).map((finding) => ({ ...finding, rule: name })),
  };
}

/** Defines one rule with options, each of which has a default. */
export function defineRuleWith<Options extends z.ZodObject>(
  name: string,
  { options, ...info }: RuleInfo & { options: Options },
  check: (content: Content, options: z.output<Options>) => Finding[],
): ContentRules {
  return {
    rules: { [name]: { ...info, options } },
    check: (content, { optionsOf }) =>
      check(content, options.parse(optionsOf(name))).map((finding) => ({ ...finding, rule: name })),
  };
}
