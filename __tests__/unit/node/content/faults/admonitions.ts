import { page } from '../../../../support/changes';
import { oneFault, type FaultRow } from '../../../../support/faults';

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
  [
    'a stray end of an admonition',
    page('Teksti.\n\n:::\n'),
    oneFault(
      'content/docs/uusi.mdx:8:1',
      'This ":::" neither opens nor closes an admonition.',
      'Open one with ":::tip" or ":::tip[Title]", and close it with ":::" on a line of its own.',
    ),
  ],
  [
    'an admonition with its title outside brackets',
    page(':::tip Otsikko\nTeksti.\n:::'),
    oneFault(
      'content/docs/uusi.mdx:6:1',
      'This ":::" neither opens nor closes an admonition.',
      'Open one with ":::tip" or ":::tip[Title]", and close it with ":::" on a line of its own.',
    ),
  ],
];
