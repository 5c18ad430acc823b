import { faultsOf, type Faults } from '../../../../support/faults';
import { written } from '../../../../support/changes';

/** Faults: synonyms of the search. */
export const synonymsFaults: Faults = {
  ...faultsOf(written('synonyms.fi.yaml'), {
    '- { words: [rahat], pages: [/docs/ohjeet/sald] }\n':
      '1:29 The synonyms lead to /docs/ohjeet/sald, which is no page that the search finds. Did you mean "/docs/ohjeet/saldo"?',
    '- { words: [rahat, Rahat], pages: [/docs/alku] }\n':
      '1:20 "Rahat" leads to /docs/alku twice. Remove one of the two.',
    '- { words: [SALDO], pages: [/docs/alku] }\n':
      '1:13 "SALDO" is the title of /docs/ohjeet/saldo, to which these synonyms do not lead. Who writes a title wants that page. Write another word.',
    '- { words: [], pages: [/docs/alku] }\n':
      '1:12 "words" is empty. Write its value, or remove it where it is not needed.',
  }),
  ...faultsOf(written('docs/uusi.mdx'), {
    '---\ntitle: Uusi\ndescription: Uusi sivu.\nkeywords: [raha, saldo]\n---\n\nTeksti.\n':
      '4:18 The keyword "saldo" is the title of /docs/ohjeet/saldo. Who writes a title wants that page. Write another word.',
  }),
};
