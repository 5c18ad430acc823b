import type { SectionEntry } from './documents';
import { readToken, type Field } from '../../model/search/tokens';
import { searchNodeType, type LocalSearchNode } from './searchNode';
import type { ResolverContext } from '../types/resolverContext';

/** The indexed tokens of a section, for writers who ask GraphiQL why a page is found or not. */
interface IndexedSection {
  anchor: string;
  heading: string;
  words: { field: string; stem: string; isPart: boolean }[];
}

const FIELD_NAMES: Record<Field, string> = {
  t: 'title',
  h: 'heading',
  k: 'keyword',
  b: 'text',
  c: 'text, more than once',
  a: 'row asked for',
};

/** Tokens by section of each index; invalidated by a change of content. */
const read = new Map<string, { digest: string; tokens: Map<number, string[]> }>();

function tokensOf({ id, index, internal }: LocalSearchNode): Map<number, string[]> {
  const known = read.get(id);
  if (known?.digest === internal.contentDigest) return known.tokens;
  const [[postings]] = JSON.parse(index) as [[Record<string, number[]>]];
  const tokens = new Map<number, string[]>();
  for (const [token, sections] of Object.entries(postings)) {
    for (const section of sections) tokens.set(section, [...(tokens.get(section) ?? []), token]);
  }
  read.set(id, { digest: internal.contentDigest, tokens });
  return tokens;
}

/** Returns the indexed tokens of a page by section; nothing for a page that is not indexed. */
export const indexed = {
  resolve: async (
    { path, locale }: { path: string; locale: string },
    _args: unknown,
    { nodeModel }: ResolverContext<'findOne'>,
  ) => {
    const node = await nodeModel.findOne<LocalSearchNode>({ type: searchNodeType(locale), query: {} });
    if (node === null) return [];
    const tokens = tokensOf(node);
    const sections = Object.entries(node.store as Record<string, SectionEntry>);
    const page = sections.find(([, section]) => section.path === path)?.[1].page;
    return sections
      .filter(([, section]) => section.page === page)
      .map(([number, { anchor, heading }]): IndexedSection => {
        const words = (tokens.get(Number(number)) ?? []).map(readToken);
        return { anchor, heading, words: words.map(({ field, ...word }) => ({ field: FIELD_NAMES[field], ...word })) };
      });
  },
};
