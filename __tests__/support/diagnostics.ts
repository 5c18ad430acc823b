import type { Diagnostic } from '../../src/node/diagnostics/diagnostic';
import type { FormatContext } from '../../src/node/diagnostics/formats/format';
import { allRules } from '../../src/node/content/rules/registry';
import { added } from './engine';

/** Diagnostics of every shape: with and without position and hint, and with characters that formats have to escape. */
export const SAMPLE: readonly Diagnostic[] = [
  { rule: 'site/empty', level: 'error', file: 'content/docs', message: 'There are no pages.' },
  {
    rule: 'link/broken',
    level: 'error',
    file: 'content/docs/ä b,c.mdx',
    line: 2,
    column: 7,
    message: 'The link "/a&b" points to a page that does not exist: 100% <sure>.',
    hint: 'Did you mean "/a"?',
  },
  {
    rule: 'sentence/long',
    level: 'warning',
    file: 'content/docs/ä b,c.mdx',
    line: 3,
    column: 1,
    message: 'This sentence has 26 words, more than the 25 that are read at once.',
    hint: 'Split it into two.',
  },
  { rule: 'link/broken', level: 'error', file: 'content/docs/rivi\nvaihto.mdx', line: 1, message: 'Kaksi\nriviä.' },
];

const LINES = ['---', 'Katso [tätä](/a&b).', 'Pitkä lause.'];

/** A context in which only one file can be read. */
export const sampleContext = (hasColor = false): FormatContext => ({
  rules: allRules(added),
  hasColor,
  linesOf: (file) => (file === 'content/docs/ä b,c.mdx' ? LINES : []),
});
