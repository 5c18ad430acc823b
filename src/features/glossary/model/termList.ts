/** A term as the page of the glossary gets it. */
export interface ListedTerm {
  key: string;
  /** Its name in the default locale. */
  term: string;
  explanation: string;
  words: readonly { locale: string; word: string }[];
}

/** A name of a term, and the language that it is in. */
export interface TermName {
  name: string;
  lang: string;
}

/** A term as a reader finds it: by its name in the reader's language, where it has one. */
export type NamedTerm<Term extends ListedTerm> = Term & TermName & { others: readonly TermName[] };

/**
 * A term under the name by which a reader looks for it, with its names in the other languages.
 * @example nameTerm(saldo, 'en', 'fi') // { name: 'balance', lang: 'en', others: [{ name: 'saldo', lang: 'fi' }, …] }
 */
export function nameTerm<Term extends ListedTerm>(term: Term, locale: string, defaultCode: string): NamedTerm<Term> {
  const names = [
    { name: term.term, lang: defaultCode },
    ...term.words.map(({ locale: lang, word }) => ({ name: word, lang })),
  ];
  const own = names.find(({ lang }) => lang === locale) ?? { name: term.term, lang: defaultCode };
  return { ...term, ...own, others: names.filter(({ lang }) => lang !== own.lang) };
}
