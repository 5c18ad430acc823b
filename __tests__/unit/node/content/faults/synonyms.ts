import { oneFault, type FaultRow } from '../../../../support/faults';

/** Faults: synonyms of the search. */
export const synonymsFaults: FaultRow[] = [
  [
    'synonyms that lead to no page',
    { 'synonyms.fi.yaml': '- { words: [rahat], pages: [/docs/ohjeet/sald] }\n' },
    oneFault(
      'content/synonyms.fi.yaml:1:29',
      'The synonyms lead to /docs/ohjeet/sald, which is no page that the search finds.',
      'Did you mean "/docs/ohjeet/saldo"?',
    ),
  ],
  [
    'a synonym that is said twice',
    { 'synonyms.fi.yaml': '- { words: [rahat, Rahat], pages: [/docs/alku] }\n' },
    oneFault('content/synonyms.fi.yaml:1:20', '"Rahat" leads to /docs/alku twice.', 'Remove one of the two.'),
  ],
  [
    'synonyms without words',
    { 'synonyms.fi.yaml': '- { words: [], pages: [/docs/alku] }\n' },
    oneFault(
      'content/synonyms.fi.yaml:1:12',
      '"words" is empty.',
      'Write its value, or remove it where it is not needed.',
    ),
  ],
];
