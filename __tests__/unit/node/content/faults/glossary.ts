import { faultsOf, type Faults } from '../../../../support/faults';
import { page, withKeys } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import { GLOSSARY, sampleGlossary } from '../../../../support/media';

const glossary = (text: string): Changes => ({ 'glossary.yaml': text });
/** The two terms, and a third whose lines start on line 10. */
const third = (text: string) => glossary(`${GLOSSARY}${text}`);
const withGlossary = (mdx: string): Changes => ({ ...sampleGlossary(), ...page(mdx) });

/** Faults: the glossary and the terms of content. */
export const glossaryFaults: Faults = {
  ...faultsOf(glossary, {
    'saldo:\n  term: saldo\n  explanation:\n':
      '3:15 "saldo.explanation" is empty. Write its value, or remove it where it is not needed.',
    'Käteinen raha:\n  term: käteinen\n  explanation: A.\n':
      '1:1 This is not a slug. Use small letters a–z, digits and hyphens: kesakuun-versiotiedote',
  }),
  ...faultsOf(third, {
    'lasku:\n  term: lasku\n  explanation: A.\n  page: /docs/ohjeet/laskut\n':
      '13:9 The page "/docs/ohjeet/laskut" of the term "lasku" does not exist. Did you mean "/docs/ohjeet/lasku"?',
    'tase:\n  term: Saldo\n  explanation: A.\n':
      '11:9 The term "Saldo" is already explained under "saldo". Remove one of the two entries.',
    'tase:\n  term: tase\n  explanation: A.\n  variants: [saldo]\n':
      '13:14 The spelling "saldo" is forbidden here, but "saldo" explains it. Remove it here, or remove that entry.',
    'tase:\n  term: tase\n  explanation: A.\n  variants: [saldokertymä]\n':
      '13:14 The spelling "saldokertymä" is already forbidden under "saldo". Write it under one term only.',
    'tase:\n  term: tase\n  explanation: A.\n  words: { se: balans }\n':
      '13:12 The word for "se" is for no other locale of the site. Did you mean "sv"?',
  }),
  ...faultsOf(withGlossary, {
    'Katso <Term>saldoo</Term>.': '6:7 The glossary has no term "saldoo". Did you mean "saldo"?',
    'Katso <Term>laskujen</Term>.':
      '6:7 The glossary has no term "laskujen". Add it to glossary.yaml, or name the term of an inflected word: <Term name="saldo">saldon</Term>.',
    'Katso <Term name="lasku">laskun</Term>.': '6:7 The glossary has no term "lasku". Add it to glossary.yaml.',
    'Katso <Term name="saldo" />.': '6:7 <Term> holds no word. Write the word between: <Term>saldo</Term>.',
    '<Term>\nsaldo\n</Term>': '6:1 <Term> stands alone. Write it on one line with the sentence around it.',
    '## Mikä on <Term>saldo</Term>?': '6:12 A term cannot stand in a heading. Explain it in the text around.',
    'Katso [<Term>saldo</Term>](/docs/alku).': '6:8 A term cannot stand in a link. Explain it in the text around.',
    'Katso <Term name="saldo">[saldo](/docs/alku)</Term>.':
      '6:26 A term holds only its word. Write the link or the other term beside it.',
  }),
  ...faultsOf(page, {
    'Katso <Term name="saldo">saldon</Term>.': '6:7 The glossary has no term "saldo". Add it to glossary.yaml.',
  }),
  'an explanation that is too long': [
    glossary(`saldo:\n  term: saldo\n  explanation: ${'a'.repeat(221)}\n`),
    '3:16 "saldo.explanation" has 221 characters, more than the 220 that fit. Shorten it.',
  ],
  'a page that is a draft': [
    {
      ...third('uusi:\n  term: uusi\n  explanation: A.\n  page: /docs/uusi\n'),
      ...withKeys('draft: true'),
    },
    'glossary.yaml:13:9 The page "/docs/uusi" of the term "uusi" is a draft. Publish it, or remove the line.',
  ],
  'a glossary with a fault, and a page that uses it': [
    { ...glossary('saldo:\n  term: saldo\n'), ...page('Katso <Term>saldo</Term>.') },
    'glossary.yaml:2:3 "saldo.explanation" is missing. Add it: it is a text.',
  ],
};
