import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../../scripts/lib/browser';
import { outputFolder, servedTable } from '../../scripts/lib/project';
import { isHidden, readBuiltSite, type BuiltPage } from '../../scripts/lib/siteCheck/builtSite';
import { longestOfEachKind } from '../../scripts/lib/siteCheck/pageKinds';
import { createSiteServer } from '../../scripts/lib/siteServer';
import { contentFolder } from '../../src/node/files/contentFolder';

const run = promisify(execFile);

/** The version of the recorded figures; no dependency because of its size. */
const INSTALL = 'npm install --no-save lighthouse@12.8.2';
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const FULL = 100;
/** Intended deductions: some pages are hidden from search engines, and one has the status 404. */
const INTENDED = {
  hidden: ['is-crawlable'],
  missing: ['is-crawlable', 'http-status-code', 'errors-in-console'],
} as const;
const BROWSER_FLAGS = '--headless=new --no-sandbox --disable-gpu';

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** The file of Lighthouse's command: in the folder LIGHTHOUSE, else from npm. */
function findLighthouse(): string | undefined {
  const folder = process.env.LIGHTHOUSE ?? path.resolve('node_modules', 'lighthouse');
  const file = path.join(folder, 'cli', 'index.js');
  return existsSync(file) ? file : undefined;
}

async function ask(lighthouse: string, browser: string, url: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--throttling-method=provided',
    '--ignore-status-code',
    `--chrome-flags=${BROWSER_FLAGS}`,
  ];
  try {
    await run(process.execPath, [lighthouse, url, ...options], { env: { ...process.env, CHROME_PATH: browser } });
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The audits that lost points, without intended ones. */
function findingsOf({ categories, audits }: Report, intended: readonly string[]): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const lost = counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
  return [...new Set(lost)].filter((id) => !intended.includes(id));
}

function intendedOf(page: BuiltPage | undefined): readonly string[] {
  if (page?.address.endsWith('.html') === true) return INTENDED.missing;
  return page !== undefined && isHidden(page) ? INTENDED.hidden : [];
}

/** `npm run lighthouse -w tools/bench`: prints the scores of Lighthouse for one page of each kind of the built site. */
async function bench(): Promise<void> {
  const lighthouse = findLighthouse();
  const browser = findBrowser();
  if (lighthouse === undefined || browser === undefined) {
    console.error(
      lighthouse === undefined
        ? `Lighthouse is missing. Install it beside the project's packages: ${INSTALL}`
        : 'No Chromium was found. Run: npm test -- browser',
    );
    process.exit(1);
  }
  const table = servedTable();
  const output = outputFolder();
  const server = createSiteServer(output, table).listen(0);
  const { port } = server.address() as AddressInfo;
  let hasFindings = false;
  const site = readBuiltSite({ content: contentFolder(), output });
  for (const address of longestOfEachKind(site)) {
    const report = await ask(lighthouse, browser, `http://localhost:${port}${table.base}${address}`);
    const scores = CATEGORIES.map((id) => `${id} ${Math.round((report.categories[id]?.score ?? 0) * FULL)}`);
    const findings = findingsOf(report, intendedOf(site.built.get(address)));
    hasFindings ||= findings.length > 0;
    console.log([address, ...scores, ...findings].join('  '));
  }
  server.close();
  if (hasFindings) process.exit(1);
}

void bench();
