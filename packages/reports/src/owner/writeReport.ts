import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readGitDates } from '../../../../src/node/content/gitDates';
import type { Content } from '../../../../src/node/content/loadContent';
import type { Diagnostic } from '../../../../src/node/diagnostics/diagnostic';
import { buildReport, parseReport } from './ownerReport';
import { reportPage } from './reportPage';

/** Where the report is written, in the project. */
export const REPORT_FOLDER = 'report';

/**
 * Writes the numbers of the content as a page and as JSON, with what has changed since the report that is there.
 * Returns the path of the page.
 */
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
