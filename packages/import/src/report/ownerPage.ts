import { escapeXml, messageLanguage, messagesOf } from '../core';
import { ENTRY_KINDS, type EntryKind, type ReportEntry } from '../markdown/reportEntry';
import type { Comparison } from './compare';
import { FACT_KINDS } from './pageFacts';
import type { Pair } from './pictures';
import texts from './texts.json';

const say = messagesOf(texts);
const textOf = (key: keyof typeof texts, values?: Record<string, string>) => escapeXml(say(key, values).message);

/** What to do by hand, in this order, with the kinds of entries that it is about. */
const STEPS = {
  stepText: ['syntax', 'not-found', 'raw-sign', 'dialect-lost', 'expression', 'encoding', 'duplicate'],
  stepAddress: ['address-lost', 'anchor-lost'],
  stepImage: ['image-outside', 'image-missing', 'video', 'drawing'],
  stepCode: ['component-moved', 'component'],
  stepLink: ['link-lost', 'link-anchor'],
  stepSettings: ['code-unread', 'config-unused', 'config', 'sidebar', 'file'],
  stepLanguage: ['image-text', 'locale'],
} as const satisfies Record<string, readonly EntryKind[]>;

/** A kind of entries that needs a person, with what it is about and the number of pages. */
interface Todo {
  kind: EntryKind;
  /** The component that it is about, or what the kind is. */
  name: string;
  pages: number;
  step: keyof typeof STEPS;
}

/** Returns what to do by hand: first what most pages need, last the settings. */
export function todoOf(entries: readonly ReportEntry[]): Todo[] {
  const found = new Map<string, Todo & { files: Set<string> }>();
  for (const [step, kinds] of Object.entries(STEPS) as [keyof typeof STEPS, readonly EntryKind[]][])
    for (const { kind, message, from } of entries) {
      if (!kinds.includes(kind)) continue;
      const component = kind === 'component' ? /^<[\w.]+>/.exec(message)?.[0] : undefined;
      const name = component ?? ENTRY_KINDS[kind][1].replace(/\.$/, '');
      const todo = found.get(kind + name) ?? { kind, name, step, pages: 0, files: new Set() };
      todo.files.add(from.file);
      found.set(kind + name, todo);
    }
  const isOfPages = ({ step }: Todo) => Number(step !== 'stepSettings');
  return [...found.values()]
    .map(({ files, ...todo }) => ({ ...todo, pages: files.size }))
    .sort((a, b) => isOfPages(b) - isOfPages(a) || b.pages - a.pages);
}

/** Returns the share in per cent, never rounded up to 100. */
export function share(part: number, all: number): string {
  if (all === 0 || part === all) return '100 %';
  return `${(Math.floor((part / all) * 10_000) / 100).toFixed(2)} %`;
}

/** The rows of the comparison: kind, number found, number of all. */
export const comparedRows = ({ rows }: Comparison) =>
  (['addresses', ...FACT_KINDS] as const).map((kind) => {
    const { all, lost } = rows[kind];
    return { kind, all, lost, found: `${all - lost} / ${all} (${share(all - lost, all)})` };
  });

const FIRST_PAGES = 10;

/** Returns the pages with the most differences, at most ten. */
export const firstPages = ({ pages }: Comparison) => pages.slice(0, FIRST_PAGES).filter(({ lost }) => lost > 0);

interface OwnerInput {
  source: string;
  comparison: Comparison;
  entries: readonly ReportEntry[];
  /** Origin of the old site. */
  origin: string;
  /** Pictures of the first pages, by their new addresses. */
  pictures?: ReadonlyMap<string, Pair> | undefined;
}

/** Formats the beginning of the report for the owner: what came over, where to look, what to do. */
export function ownerPart({ source, comparison, entries, origin, pictures }: OwnerInput): string {
  const counts = new Map<EntryKind, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const rows = comparedRows(comparison).map(
    ({ kind, found, lost }) => `<tr><th>${textOf(kind)}</th><td>${found}</td><td>${lost}</td></tr>`,
  );
  const pages = firstPages(comparison).map(({ from, to, address, route, lost }) => {
    const link = (key: 'old' | 'new', href: string) => `<a href="${escapeXml(href)}">${textOf(key)}</a>`;
    const links = `${/^https?:/.test(origin) ? `${link('old', origin + route)}, ` : ''}${link('new', address)}`;
    const pair = pictures?.get(address);
    const picture = (key: 'old' | 'new') =>
      pair === undefined
        ? ''
        : `<figure><figcaption>${textOf(key)}</figcaption><img src="${pair[key]}" alt=""></figure>`;
    return `<li><code>${escapeXml(from)}</code> → <code>${escapeXml(to)}</code>: ${lost} (${links})<div class="pair">${picture('old')}${picture('new')}</div></li>`;
  });
  const steps = todoOf(entries).map(
    ({ kind, name, pages: count, step }) =>
      `<li>${textOf('onPages', { count: String(count) })} <a href="#${kind}">${escapeXml(name)}</a>. ${textOf(step)}</li>`,
  );
  const different = [...counts].flatMap(([kind, count]) =>
    ENTRY_KINDS[kind][0] === 'person'
      ? []
      : [`<li><a href="#${kind}">${kind}</a> (${count}): ${escapeXml(ENTRY_KINDS[kind][1])}</li>`],
  );
  const list = (tag: 'ol' | 'ul', items: readonly string[], none: keyof typeof texts) =>
    items.length === 0 ? `<p>${textOf(none)}</p>` : `<${tag}>\n${items.join('\n')}\n</${tag}>`;
  return `<div lang="${messageLanguage()}">
<h1>${textOf('title')}</h1>
<p>${textOf('source', { name: source })}</p>
<h2>${textOf('came')}</h2>
<p>${comparison.hasOldBuild ? '' : `<strong>${textOf('noBuild')}</strong> `}${textOf(comparison.isBuilt ? 'byBuild' : 'byContent')}</p>
<table><thead><tr><th>${textOf('part')}</th><th>${textOf('kept')}</th><th>${textOf('lost')}</th></tr></thead><tbody>
<tr><th>${textOf('pages')}</th><td>${comparison.pages.length}</td><td></td></tr>
${rows.join('\n')}
</tbody></table>
<h2>${textOf('first')}</h2>
${pictures === undefined || pictures.size === 0 ? '' : `<p>${textOf('pictures')}</p>\n`}${list('ol', pages, 'noFirst')}
<h2>${textOf('different')}</h2>
${list('ul', different, 'nothing')}
<h2>${textOf('byHand')}</h2>
${list('ol', steps, 'nothing')}
<p>${textOf('english')}</p>
</div>`;
}
