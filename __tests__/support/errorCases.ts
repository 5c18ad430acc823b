import { formatReport, type Diagnostic, type Severity } from '../../src/node/diagnostics/diagnostic';
import { checkContent } from '../../src/node/content/checkContent';
import { loadContent, loadPages, type LoadedContent } from '../../src/node/content/loadContent';
import { createRecordStore } from '../../src/node/content/recordStore';
import { loadSite, type SiteLoad } from '../../src/node/content/loadSite';
import { withContentFolder, type Changes } from './contentFolder';
import { engineOf } from './engine';

/** Compiles each unchanged file only once. */
const store = createRecordStore();

/** The site of the good folder without its pages. */
let goodSite: SiteLoad | undefined;

/** Pages of the current version and posts, which `loadSite` does not read. */
const isPage = (name: string) => /^(?:docs|blog)\/.*\.mdx$/.test(name);

/** Loads the good folder after the changes. Loads the site again only if other files than pages changed. */
export async function withContent<Result>(
  changes: Changes,
  use: (loaded: LoadedContent) => Result | Promise<Result>,
): Promise<Result> {
  if (!Object.keys(changes).every(isPage))
    return withContentFolder(changes, async (folder) => use(await loadContent(engineOf(folder), store)));
  const site = (goodSite ??= await withContentFolder({}, (folder) =>
    Promise.resolve(loadSite(engineOf(folder), store)),
  ));
  return withContentFolder(changes, async () => use(await loadPages(site)));
}

/** Everything that `npm run check` reports on the good folder after the changes. */
export function diagnosticsAfter(changes: Changes, levels?: readonly Severity[]): Promise<Diagnostic[]> {
  return withContent(changes, (loaded) => checkContent(loaded, levels));
}

/** The errors of the good folder after the changes. */
export const errorsAfter = (changes: Changes): Promise<Diagnostic[]> => diagnosticsAfter(changes, ['error']);

type ReportLines = [place: string, ...told: (string | undefined)[]];
const oneOf = (level: Severity, [place, ...told]: ReportLines) =>
  [`The content has 1 ${level} in 1 file.\n\n${place}`, ...told.filter((line) => line !== undefined)].join('\n  ');

/** The whole report of one error: its position, its message and its hint if it has one. */
export const oneError = (...lines: ReportLines): string => oneOf('error', lines);

/**
 * Changes to the good folder that break a rule, with the expected report: position, message and hint in one text, or
 * the hint separately. A position without a file is in the new page, else in the first changed file. Several errors are
 * a list, with the hint of one of them, or the whole report.
 */
export type ErrorCase = readonly [changes: Changes, message: string | readonly string[], hint?: string | undefined];

/** Error cases by name. */
export type ErrorCases = Readonly<Record<string, ErrorCase>>;

/** Error cases by what a writer writes, each with position, message and hint. */
export const errorCases = (
  changesOf: (written: string) => Changes,
  told: Readonly<Record<string, string>>,
): ErrorCases =>
  Object.fromEntries(Object.entries(told).map(([written, message]) => [written, [changesOf(written), message]]));

/** The error case of a key without a value. */
export const empty = (changes: Changes, place: string, key: string): ErrorCase => [
  changes,
  `${place} "${key}" is empty.`,
  'Write its value, or remove it where it is not needed.',
];

/** The error case of a missing key. */
export const missing = (changes: Changes, place: string, key: string, type = 'text'): ErrorCase => [
  changes,
  `${place} "${key}" is missing.`,
  `Add it: it is a ${type}.`,
];

/** The error case of a path in `site.yaml` without a page, with the suggested page. */
export const noPage = (changes: Changes, place: string, path: string, near?: string): ErrorCase => [
  changes,
  `${place} The path "${path}" is not a page of the site.`,
  near === undefined ? 'Write the path of a page.' : `Did you mean "${near}"?`,
];

const NEW_PAGE = 'docs/uusi.mdx';

/** The position at the start of a message, with its file. */
function wholePlace(changes: Changes, message: string): string {
  const place = message.slice(0, message.indexOf(' '));
  const file = NEW_PAGE in changes ? NEW_PAGE : Object.keys(changes)[0];
  return `content/${/^\d+:\d+$/.test(place) ? `${file}:` : ''}${place}`;
}

/** The file of a case with one message. */
export const fileOf = ([changes, message]: ErrorCase): string =>
  wholePlace(changes, String(message)).replace(/:\d+:\d+$/, '');

/** A report with position, message and hint of an error in one line. */
const joined = (report: string) => report.replaceAll('\n  ', ' ');

/** Compares diagnostics with the expectation of a case. */
export function expectError(found: readonly Diagnostic[], [changes, message, hint]: ErrorCase): void {
  if (typeof message !== 'string') {
    const [, ...parts] = formatReport(found).split('\n\n');
    expect(parts.map((part) => part.split('\n  ', 2).join(' '))).toEqual(message.map((each) => `content/${each}`));
    if (hint !== undefined) expect(found.map((each) => each.hint)).toContain(hint);
  } else if (message.startsWith('The content has')) {
    expect(formatReport(found)).toBe(message);
  } else {
    const level = found[0]?.level ?? 'error';
    const text = message.slice(message.indexOf(' ') + 1);
    expect(joined(formatReport(found, level))).toBe(joined(oneOf(level, [wholePlace(changes, message), text, hint])));
  }
}
