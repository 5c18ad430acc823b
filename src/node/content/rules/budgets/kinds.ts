import { existsSync } from 'node:fs';
import path from 'node:path';
import { error, warning } from '../../../diagnostics/rule';
import type { RuledFinding } from '../../../diagnostics/diagnostic';
import { displayName } from '../../../files/contentFolder';
import { readText } from '../../../files/readText';
import { BUDGETS_FILE, readBudgets } from '../../../schema/readBudgets';
import type { Content } from '../../loadContent';
import { pageKindNames } from '../../checks/knownPaths';
import { defineRules } from '../contentRule';

type Rule = 'budgets/value' | 'budgets/unknown-kind';

/** Reports limits that cannot be read, and limits of kinds of pages that the site does not have. */
function checkKinds(content: Content): RuledFinding<Rule>[] {
  const { folder, broken } = content;
  const budgetsFile = path.join(folder, BUDGETS_FILE);
  if (!existsSync(budgetsFile)) return [];
  const file = displayName(budgetsFile, folder);
  const { budgets, findings } = readBudgets(budgetsFile);
  if (findings.length > 0) return findings.map((message) => ({ rule: 'budgets/value', file, message }));
  if (broken.size > 0 || content.brokenDocs.length > 0) return [];
  const kinds = pageKindNames(content);
  const lines = readText(budgetsFile).split('\n');
  return Object.keys(budgets).flatMap((kind): RuledFinding<Rule>[] => {
    if (kinds.has(kind)) return [];
    const line = lines.findIndex((text) => text.includes(JSON.stringify(kind)));
    const column = (lines[line]?.indexOf(JSON.stringify(kind)) ?? 0) + 1;
    return [
      {
        rule: 'budgets/unknown-kind',
        file,
        line: line + 1,
        column,
        message: `The site has no page of the kind "${kind}".`,
        hint: `Remove "${kind}" with its limits. The kinds of this site: ${[...kinds].sort().join(', ')}.`,
      },
    ];
  });
}

export const budgetKinds = defineRules(
  {
    'budgets/value': error('`budgets.json` has limits for kinds of pages.'),
    'budgets/unknown-kind': warning('`budgets.json` names only kinds of pages that the site has.'),
  },
  checkKinds,
);
