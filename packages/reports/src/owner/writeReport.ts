import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import type { Element } from 'hast';
import { z } from 'zod';
import { readGitDates, type DatesByFile } from '../../../../src/node/content/gitDates';
import type { Content } from '../../../../src/node/content/loadContent';
import type { Diagnostic } from '../../../../src/node/diagnostics/diagnostic';
import { countUnconfirmed } from '../../../../src/node/content/checks/countUnconfirmed';
import { kindOf } from '../../../../src/node/content/checks/pageKinds';

/** The rules whose findings the report lists: those that the owner of a site wants to become fewer. */
const COUNTED_RULES = {
  outdatedTranslations: 'translation/outdated',
  due: 'page/due',
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
type OwnerReport = z.output<typeof reportSchema>;

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
  dates: DatesByFile,
  now: Date,
): OwnerReport {
  const pages: Record<string, Record<string, number>> = {};
  const ages = Object.fromEntries([...AGES.map(String), OLDER, UNDATED].map((name) => [name, 0]));
  for (const page of [...content.docs, ...content.posts].filter(({ frontMatter }) => !frontMatter.draft)) {
    add((pages[kindOf(page.absolutePath, content)?.[0] ?? NO_KIND] ??= {}), page.locale);
    const changed = dates?.get(page.absolutePath)?.changed;
    const days = changed === undefined ? undefined : (now.getTime() - Date.parse(changed)) / DAY;
    add(ages, days === undefined ? UNDATED : String(AGES.find((age) => days <= age) ?? OLDER));
  }
  const findings = Object.entries(COUNTED_RULES).map(([name, rule]) => [
    name,
    diagnostics
      .filter((diagnostic) => diagnostic.rule === rule)
      .map(({ file, line, message }) => ({ place: line === undefined ? file : `${file}:${line}`, message }))
      // The message of a page that is due starts with its owner.
      .sort((one, other) => (rule === COUNTED_RULES.due ? one.message.localeCompare(other.message) : 0)),
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

/** Number of findings to show in each group; the JSON file has all. */
const SHOWN = 100;

const FINDINGS: Readonly<Record<string, string>> = {
  outdatedTranslations: 'Outdated translations',
  due: 'Pages due for review',
  orphans: 'Pages that too few texts lead to',
  longSentences: 'Long sentences',
  deadSynonyms: 'Dead synonyms',
  imagesWithoutDarkVariant: 'Images without a dark variant',
};

const STYLE =
  ':root{color-scheme:light dark}' +
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse}th,td{padding:.25rem .75rem;border-bottom:1px solid #8888;text-align:left}' +
  'td,thead th+th{text-align:right;font-variant-numeric:tabular-nums}.change{opacity:.75}li{overflow-wrap:anywhere}';

/**
 * Formats the change of a number; empty for no change or without an earlier number.
 * @example changeOf(5, 3) // ' (+2)'
 */
export function changeOf(now: number, before: number | undefined): string {
  if (before === undefined || before === now) return '';
  return ` (${now > before ? '+' : '−'}${Math.abs(now - before)})`;
}

const figure = (now: number, before: number | undefined): Element =>
  h('td', [`${now}`, h('span.change', changeOf(now, before))]);

const table = (head: string[], rows: Element[]): Element =>
  h('table', [
    h(
      'thead',
      h(
        'tr',
        head.map((text) => h('th', { scope: 'col' }, text)),
      ),
    ),
    h('tbody', rows),
  ]);

const row = (name: string, cells: Element[]): Element => h('tr', [h('th', { scope: 'row' }, name), ...cells]);

function pagesTable({ pages }: OwnerReport, before: OwnerReport | undefined): Element {
  const locales = [...new Set(Object.values(pages).flatMap((kind) => Object.keys(kind)))].sort();
  const rows = Object.entries(pages).map(([kind, numbers]) =>
    row(
      kind,
      locales.map((locale) => figure(numbers[locale] ?? 0, before && (before.pages[kind]?.[locale] ?? 0))),
    ),
  );
  return table(['Kind', ...locales], rows);
}

function findingsPart(
  [name, found]: [string, OwnerReport['findings'][string]],
  before: OwnerReport | undefined,
): Element[] {
  const left = found.length - SHOWN;
  const items = found.slice(0, SHOWN).map(({ place, message }) => h('li', [h('code', place), ` ${message}`]));
  return [
    h('h2', [
      `${FINDINGS[name] ?? name}: ${found.length}`,
      h('span.change', changeOf(found.length, before?.findings[name]?.length)),
    ]),
    ...(items.length === 0 ? [] : [h('ul', items)]),
    ...(left > 0 ? [h('p', `And ${left} more, in the JSON file.`)] : []),
  ];
}

/** Formats the report as an HTML page, with the change of each number since the previous report. */
export function reportPage(title: string, report: OwnerReport, before: OwnerReport | undefined): string {
  const day = (time: string) => time.slice(0, 10);
  const since = before === undefined ? 'There is no earlier report.' : `Changes are since ${day(before.made)}.`;
  const body = h('main', [
    h('h1', `The content of ${title}`),
    h('p', `Made on ${day(report.made)}. ${since}`),
    // The engine's package has asked the registry.
    ...(process.env.ENGINE_VERSION === undefined ? [] : [h('p', process.env.ENGINE_VERSION)]),
    h('h2', 'Pages by kind and language'),
    pagesTable(report, before),
    h('h2', 'Unconfirmed pages'),
    table(
      ['Kind', 'Unconfirmed', 'All'],
      Object.entries(report.unconfirmed).map(([kind, { open, all }]) =>
        row(kind, [figure(open, before?.unconfirmed[kind]?.open), figure(all, before?.unconfirmed[kind]?.all)]),
      ),
    ),
    h('h2', 'Age of pages, since their last change'),
    table(
      ['Days', 'Pages'],
      Object.entries(report.ages).map(([age, number]) =>
        row(/^\d+$/.test(age) ? `up to ${age}` : age, [figure(number, before?.ages[age])]),
      ),
    ),
    ...Object.entries(report.findings).flatMap((entry) => findingsPart(entry, before)),
  ]);
  const head = h('head', [
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('title', `The content of ${title}`),
    h('style', STYLE),
  ]);
  return `<!doctype html>\n${toHtml(h('html', { lang: 'en' }, [head, h('body', body)]))}\n`;
}

/** Folder of the report, in the project. */
export const REPORT_FOLDER = 'report';

/** Writes the statistics as HTML and JSON, with changes since the existing report. Returns the path of the page. */
export function writeReport(content: Content, diagnostics: readonly Diagnostic[], folder: string, now: Date): string {
  const json = path.join(folder, 'report.json');
  const page = path.join(folder, 'report.html');
  const before = existsSync(json) ? parseReport(readFileSync(json, 'utf8')) : undefined;
  const report = buildReport(content, diagnostics, readGitDates(content.folder), now);
  mkdirSync(folder, { recursive: true });
  writeFileSync(page, reportPage(content.site.title, report, before));
  writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  return page;
}
