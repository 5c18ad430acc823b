import type { Message } from '../diagnostics/messages';
import { say } from './say';

/** An entry of the glossary in the source. */
export interface GlossaryEntry {
  /** The word in its basic form, in the default locale. */
  term: string;
  /** What it means, in one sentence. */
  explanation: string;
  /** Path of the page with more information. */
  page?: string | undefined;
  /** Forbidden spellings. */
  variants: string[];
  /** The word in other locales, by their codes. */
  words: Record<string, string>;
}

/** A term of the glossary, ready for content. */
export interface GlossaryTerm extends GlossaryEntry {
  key: string;
  /** Changes when the entry does. */
  digest: string;
}

/** The glossary, with a look-up by term or key. */
export interface Glossary {
  terms: readonly GlossaryTerm[];
}

const folded = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the entry of a term or a key, ignoring case. */
export function findTerm({ terms }: Glossary, name: string): GlossaryTerm | undefined {
  const wanted = folded(name);
  return terms.find(({ term }) => folded(term) === wanted) ?? terms.find(({ key }) => key === wanted);
}

/** A conflict between entries: the path of its key, the message, and the fix. */
interface GlossaryFinding extends Message {
  path: readonly (string | number)[];
}

/** Returns the conflicts between entries: repeated terms, and forbidden spellings that are terms or are repeated. */
export function findGlossaryFindings(entries: Readonly<Record<string, GlossaryEntry>>): GlossaryFinding[] {
  const owners = new Map<string, string>();
  const findings: GlossaryFinding[] = [];
  for (const [key, { term }] of Object.entries(entries)) {
    const owner = owners.get(folded(term));
    if (owner === undefined) owners.set(folded(term), key);
    else findings.push({ path: [key, 'term'], ...say('glossary/entry.term', { term, owner }) });
  }
  const forbidden = new Map<string, string>();
  for (const [key, { variants }] of Object.entries(entries)) {
    for (const [index, variant] of variants.entries()) {
      const path = [key, 'variants', index];
      const owner = owners.get(folded(variant));
      const other = forbidden.get(folded(variant));
      if (owner !== undefined) findings.push({ path, ...say('glossary/entry.explained', { variant, owner }) });
      else if (other !== undefined) findings.push({ path, ...say('glossary/entry.forbidden', { variant, other }) });
      else forbidden.set(folded(variant), key);
    }
  }
  return findings;
}
