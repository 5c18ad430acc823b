import path from 'node:path';
import { formatReport } from '../../../../../src/node/diagnostics/diagnostic';
import { loadContent } from '../../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../../src/node/content/recordStore';
import {
  checkSearchExpectations,
  readSearchExpectations,
} from '../../../../../src/node/search/evaluation/searchExpectations';
import { removeTemporaryFolders, withContentFolder, type Changes } from '../../../../support/contentFolder';
import { oneFault } from '../../../../support/faults';

afterAll(removeTemporaryFolders);

/** Files that a change leaves alone are compiled once for all. */
const store = createRecordStore();

/** What the check says of the expectations, on the good folder after the changes. */
function checkOf(yaml: string, changes: Changes = {}) {
  return withContentFolder({ 'search-expectations.yaml': yaml, ...changes }, async (folder) => {
    const { content } = await loadContent(folder, store);
    const { expectations, diagnostics } = readSearchExpectations(path.join(folder, 'search-expectations.yaml'));
    if (content === undefined || diagnostics.length > 0) throw new Error(formatReport(diagnostics));
    return checkSearchExpectations(content, expectations);
  });
}

const fileFaults = (yaml: string) =>
  withContentFolder({ 'search-expectations.yaml': yaml }, (folder) =>
    Promise.resolve(formatReport(readSearchExpectations(path.join(folder, 'search-expectations.yaml')).diagnostics)),
  );

test('expectations that are fulfilled are no faults, also by the old address of a page', async () => {
  const yaml =
    'exact:\n  lasku: /docs/ohjeet/lasku\n  saldo: [/docs/alku, /docs/ohjeet/saldo]\nmoved:\n  lasku: /docs/lasku\nnone:\n  jalkapallo: []\n';
  const { faults, misses, knownMisses, judged } = await checkOf(yaml);
  expect([faults, misses, knownMisses, judged.map(({ isFulfilled }) => isFulfilled)]).toEqual([
    [],
    [],
    0,
    [true, true, true, true],
  ]);
});

test('a miss is told at its query', async () => {
  const { misses, faults } = await checkOf('exact:\n  lasku: /docs/ohjeet/lasku\n  xyzzy: /docs/alku\n');
  expect(faults).toEqual([]);
  expect(formatReport(misses)).toBe(
    oneFault(
      'content/search-expectations.yaml:3:3',
      '"xyzzy": its page is not among the first 3. Nothing is found.',
      '/docs/alku is not found: it lacks xyzzy.',
      'Put its words into the keywords of the page or into the synonyms, or write why it is missed: { pages: …, knownMiss: … }',
    ),
  );
});

test('a miss that is known is counted only', async () => {
  const { misses, faults, knownMisses } = await checkOf(
    'exact:\n  xyzzy: { pages: /docs/alku, knownMiss: Nobody knows this word. }\n',
  );
  expect([misses, faults, knownMisses]).toEqual([[], [], 1]);
});

test.each([
  [
    'a known miss that is found now',
    'exact:\n  lasku: { pages: /docs/ohjeet/lasku, knownMiss: Not yet. }\n',
    'content/search-expectations.yaml:2:3',
    '"lasku" finds its page now, as the 1st result.',
    'Remove "knownMiss".',
  ],
  [
    'a known miss of which one page is found now',
    'exact:\n  lasku: { pages: [/docs/alku, /docs/ohjeet/lasku], knownMiss: Not yet. }\n',
    'content/search-expectations.yaml:2:3',
    '"lasku" finds one of its pages now, as the 1st result.',
    'Remove "knownMiss".',
  ],
  [
    'a known needless answer that is gone',
    'none:\n  jalkapallo: { pages: [], knownMiss: Not yet. }\n',
    'content/search-expectations.yaml:2:3',
    '"jalkapallo" finds nothing now that claims to be an answer.',
    'Remove "knownMiss".',
  ],
  [
    'a page that does not exist',
    'exact:\n  xyzzy: /docs/ohjeet/lasq\n',
    'content/search-expectations.yaml:2:10',
    '"xyzzy" expects /docs/ohjeet/lasq, which is no page that the search finds.',
    'Did you mean "/docs/ohjeet/lasku"?',
  ],
  [
    'a page in a list that is nowhere near',
    'exact:\n  xyzzy: [/docs/alku, /xyz]\n',
    'content/search-expectations.yaml:2:23',
    '"xyzzy" expects /xyz, which is no page that the search finds.',
    'Write the path of a doc or a post.',
  ],
])('%s', async (_fault, yaml, place, message, hint) => {
  const { faults, misses } = await checkOf(yaml);
  expect(formatReport(faults)).toBe(oneFault(place, message, hint));
  expect(misses).toEqual([]);
});

test('an unlisted page is none that the search finds', async () => {
  const unlisted = '---\ntitle: Piilossa\ndescription: Ei listoilla.\nunlisted: true\n---\n\nTeksti.\n';
  const { faults } = await checkOf('exact:\n  piilossa: /docs/piilossa\n', { 'docs/piilossa.mdx': unlisted });
  expect(faults.map(({ message }) => message)).toEqual([
    '"piilossa" expects /docs/piilossa, which is no page that the search finds.',
  ]);
});

test.each([
  [
    'a path without its slash',
    'exact:\n  lasku: docs/lasku\n',
    'content/search-expectations.yaml:2:10',
    'This is not a path of the site.',
    'Start it with one slash: /docs/saldo',
  ],
  [
    'a number',
    'exact:\n  lasku: 5\n',
    'content/search-expectations.yaml:2:10',
    '"exact.lasku" has a value that fits none of its forms.',
    'Write the path of a page, several in square brackets, or { pages: /docs/saldo, knownMiss: why it is not found }.',
  ],
  [
    'a misspelt key',
    'exact:\n  lasku: { pages: /docs/alku, knwonMiss: No. }\n',
    'content/search-expectations.yaml:2:31',
    'Unknown key "knwonMiss" in exact.lasku.',
    'Did you mean "knownMiss"?',
  ],
  [
    'a reason with a comma and no quotation marks',
    'exact:\n  lasku: { pages: /docs/alku, knownMiss: No, not yet }\n',
    'content/search-expectations.yaml:2:46',
    'Unknown key "not yet" in exact.lasku.',
    'The keys are pages, knownMiss.',
  ],
  [
    'a known miss without a reason',
    'exact:\n  lasku: { pages: /docs/alku, knownMiss: "" }\n',
    'content/search-expectations.yaml:2:42',
    '"exact.lasku.knownMiss" is empty.',
    'Write its value, or remove it where it is not needed.',
  ],
  [
    'a query that is there twice',
    'exact:\n  lasku: /docs/alku\n  lasku: /docs/alku\n',
    'content/search-expectations.yaml:3:3',
    'This key is already there.',
    'Remove one of the two.',
  ],
  [
    'an empty class',
    'exact:\n',
    'content/search-expectations.yaml:1:7',
    '"exact" is empty.',
    'Write its value, or remove it where it is not needed.',
  ],
])('a file with %s', async (_fault, yaml, place, message, hint) => {
  expect(await fileFaults(yaml)).toBe(oneFault(place, message, hint));
});
