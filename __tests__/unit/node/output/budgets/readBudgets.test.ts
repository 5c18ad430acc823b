import path from 'node:path';
import { readBudgets } from '../../../../../src/node/output/budgets/readBudgets';
import { applyChanges, makeTemporaryFolder, removeTemporaryFolders } from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const LIMITS = { html: 12, script: 75, data: 6.5, requests: 8 };

/** Reads a file with this text; its name in messages is "budgets.json". */
function read(text: string, kinds = ['doc']) {
  const folder = makeTemporaryFolder();
  applyChanges(folder, { 'budgets.json': text });
  return readBudgets(path.join(folder, 'budgets.json'), 'budgets.json', kinds);
}

test('limits are read by kind of page', () => {
  expect(read(JSON.stringify({ doc: LIMITS }))).toEqual({ doc: LIMITS });
});

test.each([
  [
    'an unknown kind',
    { doc: LIMITS, guide: LIMITS },
    'budgets.json: "guide" is no kind of page. The kinds of this site: doc',
  ],
  [
    'a kind without limits',
    {},
    'budgets.json: The kind "doc" has no limits. Write them like this: "doc": {"html":12,"script":75,"data":6,"requests":8}',
  ],
  [
    'a limit that is no number',
    { doc: { ...LIMITS, html: '12 kB' } },
    'budgets.json: "doc.html" is "12 kB". Write a number above 0.',
  ],
  [
    'a limit that is not above 0',
    { doc: { ...LIMITS, data: -1 } },
    'budgets.json: "doc.data" is -1. Write a number above 0.',
  ],
  [
    'a limit that is missing',
    { doc: { html: 12, script: 75, data: 6 } },
    'budgets.json: "doc.requests" is missing. Write a number above 0.',
  ],
  [
    'a limit of something else',
    { doc: { ...LIMITS, fonts: 20 } },
    'budgets.json: "doc.fonts" is nothing that is counted. Counted are: html, script, data, requests',
  ],
  [
    'a kind that is no list of limits',
    { doc: 12 },
    'budgets.json: "doc" has no limits. Write them like this: "doc": {"html":12,"script":75,"data":6,"requests":8}',
  ],
  [
    'a list',
    [],
    'budgets.json: The file is no list of kinds. Write: { "doc": {"html":12,"script":75,"data":6,"requests":8}, … }',
  ],
])('%s is refused with the way to fix it', (_, content, message) => {
  expect(() => read(JSON.stringify(content))).toThrow(message);
});

test('what is no JSON is refused', () => {
  expect(() => read('{ doc: }')).toThrow('budgets.json: This is not valid JSON: ');
});
