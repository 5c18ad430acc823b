import { z } from 'zod';
import { countUnconfirmed } from '../../../../src/node/content/checks/countUnconfirmed';
import { kindOf } from '../../../../src/node/content/checks/pageKinds';
import type { GitDates } from '../../../../src/node/content/gitDates';
import type { Content } from '../../../../src/node/content/loadContent';
import type { Diagnostic } from '../../../../src/node/diagnostics/diagnostic';

/** The rules whose findings the report lists: those that the owner of a site wants to become fewer. */
const COUNTED_RULES = {
  outdatedTranslations: 'translation/outdated',
  orphans: 'page/orphan',
  longSentences: 'sentence/long',
  deadSynonyms: 'synonym/unknown-page',
  imagesWithoutDarkVariant: 'image/dark',
} as const;

/** Upper limits of the age groups of pages, in days; older pages are in a separate group. */
const AGES = [30, 90, 180, 365] as const;

const count = z.int().nonnegative();
const reportSchema = z.object({
  /** Creation time, as ISO 8601. */
  made: z.string(),
  /** Pages by kind and language; those without a kind are under "-". */
  pages: z.record(z.string(), z.record(z.string(), count)),
  /** Unconfirmed and all pages of the first language, by kind; only kinds that ask for confirmation. */
  unconfirmed: z.record(z.string(), z.object({ open: count, all: count })),
  /** Pages by days since the last change: "30" counts up to 30 days, "90" more than 30 and up to 90. */
  ages: z.record(z.string(), count),
  /** Findings by group, each with its position. */
  findings: z.record(z.string(), z.array(z.object({ place: z.string(), message: z.string() }))),
});

/** The statistics of a content folder at one point in time. */
export type OwnerReport = z.output<typeof reportSchema>;

const NO_KIND = '-';
const OLDER = 'older';
const UNDATED = 'undated';
const DAY = 24 * 60 * 60 * 1000;

/** Adds one to the count with a name. */
const add = (numbers: Record<string, number>, name: string) => {
  numbers[name] = (numbers[name] ?? 0) + 1;
};

/**
 * Computes the statistics of the content, without drafts.
 * @param diagnostics all findings of the rules
 * @param dates last changes of files, by absolute path
 */
export function buildReport(
  content: Content,
  diagnostics: readonly Diagnostic[],
  dates: ReadonlyMap<string, GitDates>,
  now: Date,
): OwnerReport {
  const pages: Record<string, Record<string, number>> = {};
  const ages = Object.fromEntries([...AGES.map(String), OLDER, UNDATED].map((name) => [name, 0]));
  for (const page of [...content.docs, ...content.posts].filter(({ frontMatter }) => !frontMatter.draft)) {
    add((pages[kindOf(page.absolutePath, content)?.[0] ?? NO_KIND] ??= {}), page.locale);
    const changed = dates.get(page.absolutePath)?.changed;
    const days = changed === undefined ? undefined : (now.getTime() - Date.parse(changed)) / DAY;
    add(ages, days === undefined ? UNDATED : String(AGES.find((age) => days <= age) ?? OLDER));
  }
  const findings = Object.entries(COUNTED_RULES).map(([name, rule]) => [
    name,
    diagnostics
      .filter((diagnostic) => diagnostic.rule === rule)
      .map(({ file, line, message }) => ({ place: line === undefined ? file : `${file}:${line}`, message })),
  ]);
  return {
    made: now.toISOString(),
    pages,
    unconfirmed: Object.fromEntries(countUnconfirmed(content).map(({ name, open, all }) => [name, { open, all }])),
    ages,
    findings: Object.fromEntries(findings) as OwnerReport['findings'],
  };
}

/** Parses a saved report; undefined for an invalid one, as another release may have written it. */
export function parseReport(text: string): OwnerReport | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
