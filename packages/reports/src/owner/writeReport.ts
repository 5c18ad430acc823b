import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import type { Element } from 'hast';
import { readGitDates } from '../../../../src/node/content/gitDates';
import type { Content } from '../../../../src/node/content/loadContent';
import type { Diagnostic } from '../../../../src/node/diagnostics/diagnostic';
import { buildReport, parseReport, type OwnerReport } from './ownerReport';

/** Number of findings to show in each group; the JSON file has all. */
const SHOWN = 100;

const FINDINGS: Readonly<Record<string, string>> = {
  outdatedTranslations: 'Outdated translations',
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
