import type { z } from 'zod';
import type { Finding, RuledFinding } from '../../diagnostics/diagnostic';
import type { RuleInfo } from '../../diagnostics/rule';
import type { KnownPaths } from '../checks/knownPaths';
import type { Content } from '../loadContent';

/** What a rule may ask beside the content. */
export interface RuleContext {
  /** The pages of the site; made when the first rule asks. */
  readonly paths: KnownPaths;
  /** The options of a rule by its name, with the defaults filled in. */
  optionsOf: (rule: string) => Record<string, unknown>;
}

/** Rules that one walk through the content applies, by their names. */
export interface ContentRules {
  rules: Readonly<Record<string, RuleInfo>>;
  check: (content: Content, context: RuleContext) => RuledFinding[];
}

/** Rules that are applied together, since they judge the same things one by one. */
export function defineRules<Name extends string>(
  rules: Readonly<Record<Name, RuleInfo>>,
  check: (content: Content, paths: KnownPaths) => RuledFinding<Name>[],
): ContentRules {
  return { rules, check: (content, { paths }) => check(content, paths) };
}

/** One rule, which needs the pages of the site or nothing but the content. */
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

/** One rule with options, each of which has a default. */
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
