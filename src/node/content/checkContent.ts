import { atWriterPlaces } from '../files/writerPlaces';
import { isReported } from '../diagnostics/rule';
import type { Diagnostic, RuledFinding, Severity } from '../diagnostics/diagnostic';
import { readContentOrigin } from '../files/contentOrigin';
import { knownPaths, type KnownPaths } from './checks/knownPaths';
import type { Content, LoadedContent } from './loadContent';
import { readExceptions, readCheckSettings, type CheckSettings } from './rules/checkSettings';
import type { RuleContext } from './rules/contentRule';
import { allRules, contentRules } from './rules/registry';
import { emptySite } from './rules/pages';

function contextOf(content: Content, { optionsOf }: CheckSettings): RuleContext {
  let paths: KnownPaths | undefined;
  return {
    get paths() {
      return (paths ??= knownPaths(content));
    },
    optionsOf,
  };
}

/** Removes what several pages report of a file that they all include. */
function oncePerPlace(findings: readonly RuledFinding[]): RuledFinding[] {
  const keyOf = ({ rule, file, line, column, message }: RuledFinding) =>
    JSON.stringify([rule, file, line, column, message]);
  return [...new Map(findings.toReversed().map((finding) => [keyOf(finding), finding])).values()].toReversed();
}

/** Returns the findings of the `wanted` levels in a content folder: in files, and in references between them. */
export function checkContent(
  { folder, added, content, diagnostics }: LoadedContent,
  wanted: readonly Severity[] = ['error', 'warning'],
): Diagnostic[] {
  const { settings, findings } = readCheckSettings(content?.site.checks, content?.source, allRules(added));
  const isWanted = (rule: string) => {
    const level = settings.levelOf(rule);
    return isReported(level) && wanted.includes(level);
  };
  const ofSource = readContentOrigin(folder)?.findings ?? [];
  const report = (all: readonly RuledFinding[]) =>
    oncePerPlace([...atWriterPlaces(all, folder), ...ofSource]).flatMap((finding): Diagnostic[] => {
      const level = settings.levelOf(finding.rule);
      return isReported(level) && wanted.includes(level) ? [{ ...finding, level }] : [];
    });
  if (content === undefined || content.broken.has('site')) return report(diagnostics);
  const context = contextOf(content, settings);
  const emptiness = emptySite.check(content, context);
  if (emptiness.length > 0) return report([...diagnostics, ...findings, ...emptiness]);
  // What seems to be missing from an unreadable page may be hidden by its errors.
  const isJudged = ({ file, line = 0 }: RuledFinding) => line >= (content.judgedFrom.get(file) ?? 0);
  const exceptions = readExceptions(content, allRules(added));
  const applied = contentRules(added).filter(({ rules }) => Object.keys(rules).some(isWanted));
  const found = applied.flatMap((rule) => rule.check(content, context)).filter(isJudged);
  const kept = [...diagnostics, ...found].filter((finding) => !exceptions.cover(finding));
  const ofExceptions = [...exceptions.findings, ...exceptions.unused(isWanted)].filter(isJudged);
  return report([...kept, ...findings, ...ofExceptions]);
}
