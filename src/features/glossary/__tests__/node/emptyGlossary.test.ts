import { goodText } from '../../../../../__tests__/support/changes';
import { type Changes } from '../../../../../__tests__/support/contentFolder';
import { expectError, errorsAfter } from '../../../../../__tests__/support/errorCases';
import { GLOSSARY } from '../../../../../__tests__/support/media';

const withPage = (glossary: string): Changes => ({
  'glossary.yaml': glossary,
  'site.yaml': `glossaryPage: /docs/sanasto\n${goodText('site.yaml')}`,
});

test('the glossary page needs terms', async () => {
  const changes = withPage('{}\n');
  const found = await errorsAfter(changes);
  expect(found.map(({ rule }) => rule)).toEqual(['glossary/empty-page']);
  expectError(found, [
    changes,
    'site.yaml:1:15 The page of the glossary would be empty.',
    'Add terms to glossary.yaml, or remove this line.',
  ]);
});

test.each<[string, Changes]>([
  ['a glossary with terms', withPage(GLOSSARY)],
  ['a glossary without terms and without a page', { 'glossary.yaml': '{}\n' }],
])('%s is not an error', async (_what, changes) => expect(await errorsAfter(changes)).toEqual([]));
