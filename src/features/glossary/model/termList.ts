/** A term in the glossary's page data. */
export interface ListedTerm {
  key: string;
  /** Its name in the default locale. */
  term: string;
  explanation: string;
  words: readonly { locale: string; word: string }[];
}

/** A name of a term and its language. */
export interface TermName {
  name: string;
  lang: string;
}

/** A term under its name in the reader's language, if it has one. */
export type NamedTerm<Term extends ListedTerm> = Term & TermName & { others: readonly TermName[] };

/** Chooses the name of a term in the reader's language, and lists its names in other languages. */
export function nameTerm<Term extends ListedTerm>(term: Term, locale: string, defaultCode: string): NamedTerm<Term> {
  const names = [
    { name: term.term, lang: defaultCode },
    ...term.words.map(({ locale: lang, word }) => ({ name: word, lang })),
  ];
  const name = names.find(({ lang }) => lang === locale) ?? { name: term.term, lang: defaultCode };
  return { ...term, ...name, others: names.filter(({ lang }) => lang !== name.lang) };
}
