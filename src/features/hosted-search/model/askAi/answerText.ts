import { linkKind } from '../../../../model/site/link';
import { locatePath } from '../../../../model/site/locale';
import { ownAddress, type OwnSite } from '../../../../model/site/ownAddress';
import { withoutBase } from '../../../../model/site/path';
import type { AskMessage, AskSource } from './conversation';

const LINK = /!?\[([^\]]*)\]\(\s*<?([^\s)>]+)>?[^)]*\)/g;
const BARE_ADDRESS = /https?:\/\/[^\s<>"'`[\](){}|\\^]+/g;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const CONTROL = /[\\\s]/;

/** Markup inside a line as its text: links as their words, code and emphasis without their signs. */
function plainLine(line: string): string {
  return line
    .replace(LINK, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(^|[^\w*])[*_](?=\S)([^*_]*\S)[*_](?![\w*])/g, '$1$2')
    .trim();
}

const isRule = (line: string) => /^\s*([-*_]\s*){3,}$/.test(line);

/**
 * An answer in Markdown as paragraphs of plain text. A list's items and a code's lines are paragraphs of their own.
 * @example answerParagraphs('## Saldo\n\n- **Avaa** [saldo](/docs/saldo).') // ['Saldo', '• Avaa saldo.']
 */
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

/** The address of a source as one that the site can link; undefined for what is none. */
function sourceHref(url: string, site: OwnSite): string | undefined {
  const written = ownAddress(url, site);
  const kind = linkKind(written);
  if (CONTROL.test(written) || (kind !== 'page' && kind !== 'external') || written.startsWith('//')) return undefined;
  if (kind === 'external' || written !== url) return written;
  return locatePath(withoutBase(written, site.baseUrl) ?? written, site.codes, site.codes[0] ?? '').path;
}

/** The sources with one more, unless it is there already or its address is none. */
export function withSource(
  sources: readonly AskSource[],
  { url, title }: { url: string; title: string },
  site: OwnSite,
): readonly AskSource[] {
  const href = sourceHref(url, site);
  if (href === undefined || sources.some((source) => source.href === href)) return sources;
  return [...sources, { href, title: plainLine(title) || href }];
}

/** The pages that an answer links or names, each once; addresses in code are examples. */
export function sourcesIn(markdown: string, site: OwnSite): readonly AskSource[] {
  const text = markdown.replace(CODE, (code) => (/\]\(|:\/\//.test(code) ? ' ' : code));
  const links = [...text.matchAll(LINK)].map(([, title = '', url = '']) => ({ title, url }));
  const bare = [...text.replace(LINK, ' ').matchAll(BARE_ADDRESS)].map(([url]) => ({
    title: '',
    url: url.replace(/[.,;:!?]+$/, ''),
  }));
  return [...links, ...bare].reduce<readonly AskSource[]>((sources, link) => withSource(sources, link, site), []);
}

/** A whole answer with the pages that it links among its sources. */
export function withLinkedSources(answer: AskMessage, site: OwnSite): AskMessage {
  const known = new Set(answer.sources.map(({ href }) => href));
  const linked = sourcesIn(answer.text, site).filter(({ href }) => !known.has(href));
  return { ...answer, sources: [...answer.sources, ...linked] };
}
