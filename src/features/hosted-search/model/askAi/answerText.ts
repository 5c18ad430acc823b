import { linkKind } from '../../../../model/site/link';
import { locatePath } from '../../../../model/site/locale';
import { ownAddress, type OwnSite } from '../../../../model/site/ownAddress';
import { withoutBase } from '../../../../model/site/path';
import type { AskMessage, AskSource } from './conversation';

const LINK = /!?\[([^\]]*)\]\(\s*<?([^\s)>]+)>?[^)]*\)/g;
const BARE_ADDRESS = /https?:\/\/[^\s<>"'`[\](){}|\\^]+/g;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const CONTROL = /[\\\s]/;

/** Inline Markdown as plain text: link texts, and code and emphasis without delimiters. */
function plainLine(line: string): string {
  return line
    .replace(LINK, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(^|[^\w*])[*_](?=\S)([^*_]*\S)[*_](?![\w*])/g, '$1$2')
    .trim();
}

const isRule = (line: string) => /^\s*([-*_]\s*){3,}$/.test(line);

/** Markdown as paragraphs of plain text. List items and code lines are paragraphs. */
export function answerParagraphs(markdown: string): string[] {
  const paragraphs: string[] = [];
  let isCode = false;
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*```/.test(line)) {
      isCode = !isCode;
      isOpen = false;
      continue;
    }
    const item = /^\s*(?:[-*+]|(\d+[.)]))\s+(.*)$/.exec(line);
    const block = /^\s*(?:#{1,6}\s+|>\s?)(.*)$/.exec(line);
    const text = plainLine(item?.[2] ?? block?.[1] ?? line);
    if (isCode) paragraphs.push(line.trimEnd());
    else if (item !== null && !isRule(line)) paragraphs.push(`${item[1] ?? '•'} ${text}`);
    else if (text !== '' && !isRule(line)) {
      if (isOpen && block === null) paragraphs.push(`${paragraphs.pop() ?? ''} ${text}`);
      else paragraphs.push(text);
    }
    isOpen = !isCode && block === null && text !== '' && !isRule(line);
  }
  return paragraphs.filter((paragraph) => paragraph !== '');
}

/** The address of a source as a link of the site; undefined if it is invalid. */
function sourceHref(url: string, site: OwnSite): string | undefined {
  const written = ownAddress(url, site);
  const kind = linkKind(written);
  if (CONTROL.test(written) || (kind !== 'page' && kind !== 'external') || written.startsWith('//')) return undefined;
  if (kind === 'external' || written !== url) return written;
  return locatePath(withoutBase(written, site.baseUrl) ?? written, site.codes, site.codes[0] ?? '').path;
}

/** Adds a source, unless it is a duplicate or invalid. */
export function withSource(
  sources: readonly AskSource[],
  { url, title }: { url: string; title: string },
  site: OwnSite,
): readonly AskSource[] {
  const href = sourceHref(url, site);
  if (href === undefined || sources.some((source) => source.href === href)) return sources;
  return [...sources, { href, title: plainLine(title) || href }];
}

/** The linked pages of an answer, without duplicates; ignores addresses in code. */
export function sourcesIn(markdown: string, site: OwnSite): readonly AskSource[] {
  const text = markdown.replace(CODE, (code) => (/\]\(|:\/\//.test(code) ? ' ' : code));
  const links = [...text.matchAll(LINK)].map(([, title = '', url = '']) => ({ title, url }));
  const bare = [...text.replace(LINK, ' ').matchAll(BARE_ADDRESS)].map(([url]) => ({
    title: '',
    url: url.replace(/[.,;:!?]+$/, ''),
  }));
  return [...links, ...bare].reduce<readonly AskSource[]>((sources, link) => withSource(sources, link, site), []);
}

/** Adds the linked pages of a complete answer to its sources. */
export function withLinkedSources(answer: AskMessage, site: OwnSite): AskMessage {
  const hrefs = new Set(answer.sources.map(({ href }) => href));
  const linked = sourcesIn(answer.text, site).filter(({ href }) => !hrefs.has(href));
  return { ...answer, sources: [...answer.sources, ...linked] };
}
