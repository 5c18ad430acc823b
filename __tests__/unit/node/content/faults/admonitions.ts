import { faultsOf, type Fault, type Faults } from '../../../../support/faults';
import { page } from '../../../../support/changes';

const stray = (body: string, place: string): Fault => [
  page(body),
  `${place} This ":::" neither opens nor closes an admonition.`,
  'Open one with ":::tip" or ":::tip[Title]", and close it with ":::" on a line of its own.',
];

/** Faults: admonitions. */
export const admonitionsFaults: Faults = {
  ...faultsOf(page, {
    ':::tipp\n\nTeksti.\n\n:::': '6:1 There is no ":::tipp". Did you mean "tip"?',
    ':::muistiinpanot\nTeksti.\n:::':
      '6:1 There is no ":::muistiinpanot". Use one of: note, tip, info, warning, danger.',
    ':::tip\nTeksti.': '6:1 This ":::tip" is not closed. Write ":::" on a line of its own after its text.',
  }),
  'a stray end of an admonition': stray('Teksti.\n\n:::\n', '8:1'),
  'an admonition with a space in its mark after a line of text': stray('Muista tämä.\n::: tip\nTeksti\n:::', '7:1'),
  'such an admonition in an item of a list': stray('- Muista tämä.\n\n  Teksti\n  ::: tip\n', '9:3'),
  'a stray end of an admonition below text': stray('Lopuksi\n::::\n', '7:1'),
  'an admonition with its title outside brackets': stray(':::tip Otsikko\nTeksti.\n:::', '6:1'),
};
