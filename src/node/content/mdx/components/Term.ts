import { createHash } from 'node:crypto';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import type { Element, ElementContent } from 'hast';
import { z } from 'zod';
import { findTerm, type GlossaryTerm } from '../../glossary';
import { PAGE_MARK, textMark } from '../../localizeHtml';
import { didYouMean } from '../../../diagnostics/nearest';
import { strict } from '../../../schema/strict';
import type { Message } from '../../../diagnostics/messages';
import type { ReadingRule } from '../../../diagnostics/readingRules';
import { addDiagnostic, type Compilation } from '../compilation';
import { defineComponent } from './component';
import { say } from '../../say';

/** Letters of the digest that makes ids of different pages different. */
const PAGE_DIGEST_LENGTH = 6;

/** Returns an id that is unique even where a list shows the leads of several posts on one page. */
function noteId({ key }: GlossaryTerm, { file, uses }: Compilation): string {
  const page = createHash('sha256').update(file).digest('hex').slice(0, PAGE_DIGEST_LENGTH);
  return `term-${page}-${key.replace(/\//g, '-')}-${uses.length}`;
}

/** Renders the term in the other locales: `order (en) · beställning (sv)`. */
function wordList({ words }: GlossaryTerm): Element[] {
  const entries = Object.entries(words);
  if (entries.length === 0) return [];
  const items = entries.flatMap(([code, word], index) => [
    ...(index === 0 ? [] : [' · ']),
    h('span', { lang: code }, word),
    ` (${code})`,
  ]);
  return [h('span.term-words', items)];
}

/** Renders the link to the page with more information, except on that page. */
function pageLink({ page, term }: GlossaryTerm, { site, absolutePath }: Compilation): Element[] {
  if (page === undefined || page === site.pageOf(absolutePath)) return [];
  const name = term.charAt(0).toLocaleUpperCase() + term.slice(1);
  return [h('a', { href: PAGE_MARK + page }, `${textMark('termPage')}: ${name}`)];
}

/** Renders the link to the term in the list of terms. */
function listLink({ key }: GlossaryTerm, { site: { termsPage } }: Compilation): Element[] {
  if (termsPage === undefined) return [];
  return [h('a', { href: `${PAGE_MARK}${termsPage}#${key}` }, textMark('termList'))];
}

function renderTerm(entry: GlossaryTerm, word: ElementContent[], compilation: Compilation): Element {
  const id = noteId(entry, compilation);
  const { locale, localeOf } = compilation.site;
  // The links are in the reader's language, and so is the text.
  const lang = localeOf(compilation.absolutePath) === locale ? undefined : locale;
  const note = [
    h('strong.term-name', { lang }, entry.term),
    h('span.term-explanation', { lang }, entry.explanation),
    ...wordList(entry),
    ...pageLink(entry, compilation),
    ...listLink(entry, compilation),
  ];
  return h('span.term', [
    h('button.term-button', { type: 'button', popovertarget: id }, word),
    h('span.term-note', { id, popover: 'auto', role: 'note' }, note),
  ]);
}

/** `<Term>saldo</Term>`, `<Term name="saldo">saldon</Term>`: a word with an explanation in a popover. */
export const Term = defineComponent({
  description: 'A word that `glossary.yaml` explains; the explanation opens at a press.',
  sample: '…',
  props: strict({
    name: z.string().min(1).optional().describe('Key or basic form of the term, where the text has another form.'),
  }),
  render: ({ name }, children, node, compilation) => {
    const { glossary } = compilation.site;
    const text = toString({ type: 'root', children }).trim();
    const termName = name ?? text;
    const entry = glossary === undefined ? undefined : findTerm(glossary, termName);
    compilation.uses.push({ kind: 'term', key: entry?.key ?? termName, digest: entry?.digest ?? '' });
    const finding = (rule: ReadingRule, message: Message) => {
      addDiagnostic(compilation, node, rule, message);
      return children;
    };
    if (text === '') return finding('glossary/place', say('glossary/place.empty'));
    if (node.type === 'mdxJsxFlowElement') return finding('glossary/place', say('glossary/place.alone'));
    if (glossary === undefined) return children;
    if (entry === undefined) {
      const termNames = glossary.terms.map(({ term }) => term);
      const key = name === undefined ? 'glossary/unknown-term' : 'glossary/unknown-term.named';
      return finding('glossary/unknown-term', say(key, { wanted: termName }, didYouMean(termName, termNames)));
    }
    compilation.islands.add('term');
    return renderTerm(entry, children, compilation);
  },
});
