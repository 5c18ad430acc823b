import { existsSync } from 'node:fs';
import path from 'node:path';
import { error, warning } from '../../../diagnostics/rule';
import type { RuledFinding } from '../../../diagnostics/diagnostic';
import { displayName } from '../../../files/contentFolder';
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
  const { value, diagnostics } = readBudgets(budgetsFile, file);
  if (value === undefined || diagnostics.length > 0)
    return diagnostics.map((diagnostic) => ({ ...diagnostic, rule: 'budgets/value' }));
  if (broken.size > 0 || content.brokenDocs.length > 0) return [];
  const kinds = pageKindNames(content);
  return Object.keys(value.data)
    .filter((kind) => !kinds.has(kind))
    .map((kind) => ({
      rule: 'budgets/unknown-kind',
      file,
      ...value.source.locate([kind], true),
      message: `The site has no page of the kind "${kind}".`,
      hint: `Remove "${kind}" with its limits. The kinds of this site: ${[...kinds].sort().join(', ')}.`,
    }));
}

export const budgetKinds = defineRules(
  {
    'budgets/value': error('`budgets.json` has limits for kinds of pages.'),
    'budgets/unknown-kind': warning('`budgets.json` names only kinds of pages that the site has.'),
  },
  checkKinds,
);
