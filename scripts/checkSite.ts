import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../src/node/environment';
import { outputFolder, servedTable } from './lib/project';
import { readBuiltSite, type BuiltSite, type SiteFinding } from './lib/siteCheck/builtSite';
import { htmlFile, inEveryLocale, longestOfEachKind } from './lib/siteCheck/pageKinds';
import { SITE_RULES } from './lib/siteCheck/pageRules';

/** Formats findings page by page. */
function formatFindings(findings: readonly SiteFinding[]): string {
  const addresses = [...new Set(findings.map(({ address }) => address))].sort();
  const blocks = addresses.map((address) =>
    [address, ...findings.flatMap((each) => (each.address === address ? `  ${each.message}` : []))].join('\n'),
  );
  return [`Errors of the built site: ${findings.length}, on pages: ${addresses.length}.`, ...blocks].join('\n\n');
}

/** Reports a skipped part of the check; an error in CI, which must run all parts. */
function leaveOut(part: string, reason: string): SiteFinding[] {
  console.log(`Left out: ${part}. ${reason}`);
  return process.env.CI === undefined ? [] : [{ address: '/', message: `could not be checked for ${part}: ${reason}` }];
}

/** False, with a note, where the engine is a package: it is installed without the packages of developers. */
function hasPackage(name: string, part: string): boolean {
  if (existsSync(path.resolve('node_modules', name))) return true;
  console.log(
    `Left out: ${part}. It is checked in the repository of the engine, whose package does not include ${name}.`,
  );
  return false;
}

async function markupFindings(site: BuiltSite, addresses: readonly string[]): Promise<SiteFinding[]> {
  if (!hasPackage('vnu-jar', 'valid HTML')) return [];
  const { checkMarkup, hasJava } = await import('./lib/siteCheck/nuChecker');
  if (!hasJava())
    return leaveOut('valid HTML', 'The Nu HTML checker needs Java. On Debian: apt install default-jre-headless');
  return checkMarkup(
    new Map(addresses.map((address) => [address, readFileSync(htmlFile(site.output, address), 'utf8')])),
  );
}

async function accessibilityFindings(output: string, addresses: readonly string[]): Promise<SiteFinding[]> {
  if (!hasPackage('@axe-core/playwright', 'accessibility')) return [];
  const { checkAccessibility } = await import('./lib/siteCheck/accessibility');
  const { findBrowser } = await import('./lib/browser');
  const executablePath = findBrowser();
  if (executablePath === undefined) return leaveOut('accessibility', 'There is no Chromium. Run: npm test -- browser');
  return checkAccessibility({ output, table: servedTable(), executablePath }, addresses);
}

/**
 * `npm run check -- --site [--accessibility]`: checks the built site: every page's language, head, translations and
 * structured data, the sitemap and feeds; on the longest page of each kind the HTML, and with `--accessibility` what
 * axe finds in Chromium.
 */
export async function checkSite(args: readonly string[]): Promise<void> {
  const output = outputFolder();
  const site = readBuiltSite({ content: contentFolder(), output });
  const kinds = longestOfEachKind(site);
  const opened = inEveryLocale(site, kinds);
  // Java uses one core while Chromium uses another.
  const outside = Promise.all([
    markupFindings(site, opened),
    args.includes('--accessibility') ? accessibilityFindings(output, kinds) : [],
  ]);
  const findings = SITE_RULES.flatMap(({ check }) => check(site)).concat(...(await outside));
  if (findings.length > 0) {
    console.error(formatFindings(findings));
    process.exit(1);
  }
  console.log(`The built site has no errors: ${site.built.size} pages, ${kinds.length} kinds.`);
}
