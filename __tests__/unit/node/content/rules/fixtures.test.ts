import { ALL_RULES } from '../../../../../src/node/content/rules/registry';
import { formatReport, isError } from '../../../../../src/node/diagnostics/diagnostic';
import { diagnosticsAfter } from '../../../../support/checks';
import { removeTemporaryFolders, type Changes } from '../../../../support/contentFolder';
import { RULE_FIXTURES } from './fixtures';

afterAll(removeTemporaryFolders);

/** What needs the history of a repository has a test of its own, `translation/outdated.test.ts`. */
const NEEDS_HISTORY = 'translation/outdated';

test('there are fixtures of the rules that there are, and of no others', () => {
  const rules = [...ALL_RULES.keys()].filter((rule) => rule !== NEEDS_HISTORY);
  expect(Object.keys(RULE_FIXTURES).sort()).toEqual(rules);
});

/** All errors of the good folder after the changes, and what breaks one rule. */
const foundAfter = async (changes: Changes, rule: string) =>
  (await diagnosticsAfter(changes)).filter((each) => isError(each) || each.rule === rule);

describe.each(Object.entries(RULE_FIXTURES))('%s', (rule, { broken, report, kept }) => {
  test('is reported where it is broken, and nothing else is', async () => {
    const found = await foundAfter(broken, rule);
    expect(found.map((each) => each.rule)).toEqual([rule]);
    expect(formatReport(found, found[0]?.level)).toBe(report);
  });

  test('is not reported where it is kept', async () => {
    expect(await foundAfter(kept, rule)).toEqual([]);
  });
});
