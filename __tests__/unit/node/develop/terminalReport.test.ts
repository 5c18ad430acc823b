import { terminalReport } from '../../../../src/node/develop/terminalReport';
import type { Finding } from '../../../../src/node/diagnostics/diagnostic';

const link: Finding = {
  file: 'content/docs/a.mdx',
  line: 3,
  column: 1,
  message: 'The link "/b" leads to no page.',
  hint: 'Write the path of a page.',
};
const key: Finding = { file: 'content/docs/b.mdx', line: 2, column: 1, message: 'Unknown key "x".' };

const cases: [name: string, before: Finding[], now: Finding[], report: string | undefined][] = [
  ['says nothing of sound content', [], [], undefined],
  [
    'tells new faults',
    [],
    [link],
    'The content has 1 fault.\n\ncontent/docs/a.mdx:3:1\n  The link "/b" leads to no page.\n  Write the path of a page.',
  ],
  ['tells a fault once, also on another line', [link], [{ ...link, line: 9 }], undefined],
  [
    'tells only the new one of several',
    [link],
    [link, key],
    'The content has 2 faults.\n\ncontent/docs/b.mdx:2:1\n  Unknown key "x".\n\n1 fault told before is still there.',
  ],
  [
    'tells what is fixed',
    [link, key],
    [key],
    'The content has 1 fault.\n\n1 fault fixed.\n\n1 fault told before is still there.',
  ],
  ['tells the end of all faults', [link], [], 'The content has no faults any more.'],
];

test.each(cases)('the terminal %s', (_name, before, now, report) => {
  expect(terminalReport(before, now)).toBe(report);
});
