import { page } from '../../../../support/changes';
import { oneFault, type FaultRow } from '../../../../support/faults';

const stray = (place: string) =>
  oneFault(
    `content/docs/uusi.mdx:${place}`,
    'This ":::" neither opens nor closes an admonition.',
    'Open one with ":::tip" or ":::tip[Title]", and close it with ":::" on a line of its own.',
  );

/** Faults: admonitions. */
export const admonitionsFaults: FaultRow[] = [
  [
    'a misspelt admonition',
    page(':::tipp\n\nTeksti.\n\n:::'),
    oneFault('content/docs/uusi.mdx:6:1', 'There is no ":::tipp".', 'Did you mean "tip"?'),
  ],
  [
    'an unknown admonition',
    page(':::muistiinpanot\nTeksti.\n:::'),
    oneFault(
      'content/docs/uusi.mdx:6:1',
      'There is no ":::muistiinpanot".',
      'Use one of: note, tip, info, warning, danger.',
    ),
  ],
  [
    'an unclosed admonition',
    page(':::tip\nTeksti.'),
    oneFault(
      'content/docs/uusi.mdx:6:1',
      'This ":::tip" is not closed.',
      'Write ":::" on a line of its own after its text.',
    ),
  ],
  ['a stray end of an admonition', page('Teksti.\n\n:::\n'), stray('8:1')],
  [
    'an admonition with a space in its mark after a line of text',
    page('Muista tämä.\n::: tip\nTeksti\n:::'),
    stray('7:1'),
  ],
  ['such an admonition in an item of a list', page('- Muista tämä.\n\n  Teksti\n  ::: tip\n'), stray('9:3')],
  ['a stray end of an admonition below text', page('Lopuksi\n::::\n'), stray('7:1')],
  ['an admonition with its title outside brackets', page(':::tip Otsikko\nTeksti.\n:::'), stray('6:1')],
];
