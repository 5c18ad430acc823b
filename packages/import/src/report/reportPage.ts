import { escapeXml } from '../core';
import { ENTRY_KINDS, OUTCOME_NAMES, type EntryKind, type Place, type ReportEntry } from '../markdown/reportEntry';
import type { Comparison } from './compare';
import { comparedRows, ownerPart, todoOf } from './ownerPage';
import type { Pair } from './pictures';

/** The outcome for a file. */
export interface FileFate {
  path: string;
  from: string | undefined;
  fate: 'written' | 'kept' | 'same' | 'planned' | 'removed' | 'left';
}

export interface ImportReport {
  source: string;
  comparison: Comparison;
  /** Origin of the old site. */
  origin: string;
  files: readonly FileFate[];
  entries: readonly ReportEntry[];
}

/** Groups the entries by kind: those for a person first, then by number. */
function byKind(entries: readonly ReportEntry[]): [EntryKind, ReportEntry[]][] {
  const groups = new Map<EntryKind, ReportEntry[]>();
  for (const entry of entries) groups.set(entry.kind, [...(groups.get(entry.kind) ?? []), entry]);
  const rank = { person: 0, dropped: 1, changed: 2 };
  return [...groups].sort(
    ([a, left], [b, right]) => rank[ENTRY_KINDS[a][0]] - rank[ENTRY_KINDS[b][0]] || right.length - left.length,
  );
}

const FATES = {
  written: 'written',
  kept: 'kept: changed by hand',
  same: 'as before',
  planned: 'would be written',
  removed: 'removed: the old site no longer makes it',
  left: 'kept: changed by hand, though the old site no longer makes it',
};

const placeText = ({ file, line, column }: Place) =>
  [file, ...(line === undefined ? [] : [line, ...(column === undefined ? [] : [column])])].join(':');

/** Most steps of the list for the terminal. */
const FIRST_STEPS = 5;

/** Formats the report for the terminal. */
export function summary({ comparison, entries, files }: ImportReport): string {
  const kinds = byKind(entries).map(
    ([kind, list]) =>
      `  ${String(list.length).padStart(6)}  ${kind} (${OUTCOME_NAMES[ENTRY_KINDS[kind][0]]}): ${ENTRY_KINDS[kind][1]}`,
  );
  const todo = todoOf(entries)
    .slice(0, FIRST_STEPS)
    .map(({ pages, name, kind }) => `  ${pages} ${pages === 1 ? 'page' : 'pages'}: ${name} (${kind})`);
  const named = (fate: FileFate['fate'], text: string, advice = '') => {
    const paths = files.filter((file) => file.fate === fate).map((file) => file.path);
    return paths.length === 0 ? [] : [`${text}: ${paths.join(', ')}.${advice}`];
  };
  return [
    `Pages: ${comparison.pages.length}. Found in the new site, by an independent reading${comparison.hasOldBuild ? '' : ' (not compared with a build)'}:`,
    ...comparedRows(comparison).map(({ kind, found }) => `  ${kind.padEnd(9)} ${found}`),
    ...named('kept', 'Kept as changed by hand'),
    ...named('removed', 'Removed, as the old site no longer makes them'),
    ...named(
      'left',
      'Kept as changed by hand, though the old site no longer makes them',
      ' Remove them, or go on with them.',
    ),
    ...(kinds.length === 0 ? [] : ['', ...kinds]),
    ...(todo.length === 0 ? [] : ['', 'By hand, what most pages need first:', ...todo]),
  ].join('\n');
}

/** Most entries of a kind whose places are open at first. */
const OPEN_LIMIT = 20;

function entryRow({ from, to, message }: ReportEntry): string {
  return `<tr><td><code>${escapeXml(placeText(from))}</code></td><td>${to === undefined ? '–' : `<code>${escapeXml(placeText(to))}</code>`}</td><td>${escapeXml(message)}</td></tr>`;
}

function fileTable(id: string, title: string, files: readonly FileFate[]): string {
  const rows = files.map(
    ({ path, from, fate }) =>
      `<tr><td>${from === undefined ? '–' : `<code>${escapeXml(from)}</code>`}</td><td><code>${escapeXml(path)}</code></td><td>${FATES[fate]}</td></tr>`,
  );
  return `<section id="${id}"><h2>${title} (${files.length})</h2>
<table><thead><tr><th>Old file</th><th>New file</th><th>What became of it</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></section>`;
}

/** Formats the report as an HTML page, with pictures of its first pages by their new addresses. */
export function reportPage(report: ImportReport, pictures?: ReadonlyMap<string, Pair>): string {
  const { files, entries } = report;
  const groups = byKind(entries);
  const sections = groups
    .map(
      ([kind, list]) =>
        `<section id="${kind}"><h2>${kind} (${list.length})</h2><p>${escapeXml(ENTRY_KINDS[kind][1])} <strong>${OUTCOME_NAMES[ENTRY_KINDS[kind][0]]}</strong></p>
<details${list.length <= OPEN_LIMIT && ENTRY_KINDS[kind][0] === 'person' ? ' open' : ''}><summary>${list.length} in ${new Set(list.map(({ from }) => from.file)).size} files</summary>
<table><thead><tr><th>Old place</th><th>New place</th><th>What happened</th></tr></thead><tbody>
${list.map(entryRow).join('\n')}
</tbody></table></details></section>`,
    )
    .join('\n');
  const isServed = ({ path }: FileFate) => path.startsWith('static/');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Import report</title><meta name="viewport" content="width=device-width">
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
.pair { display: grid; gap: 1rem; grid-template-columns: 1fr 1fr; }
figure { margin: 0.5rem 0 1.5rem; }
img { border: 1px solid #ccc; box-sizing: border-box; width: 100%; }
td, th { border-bottom: 1px solid #ccc; overflow-wrap: anywhere; padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
</style></head>
<body>
${ownerPart({ ...report, pictures })}
${sections}
${fileTable('copied', 'Files that the site serves as they are', files.filter(isServed))}
${fileTable(
  'files',
  'Other files',
  files.filter((file) => !isServed(file)),
)}
</body>
</html>
`;
}
