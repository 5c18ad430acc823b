import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineFeature } from '../../extend';
import { BUDGETS_FILE, readBudgets } from './node/readBudgets';
import { defineRules } from '../../node/content/rules/contentRule';
import { error, warning } from '../../node/diagnostics/rule';
import { displayName } from '../../node/files/contentFolder';
import { messagesOf } from '../../node/diagnostics/messages';
import texts from './node/texts.json';

const say = messagesOf(texts);

/** Reports limits that cannot be read, and limits of kinds of pages that the site does not have. */
const budgetRules = defineRules(
  {
    'budgets/value': error('`budgets.json` has limits for kinds of pages.'),
    'budgets/unknown-kind': warning('`budgets.json` names only kinds of pages that the site has.'),
  },
  ({ folder, broken, brokenDocs }, paths) => {
    const budgetsFile = path.join(folder, BUDGETS_FILE);
    if (!existsSync(budgetsFile)) return [];
    const file = displayName(budgetsFile, folder);
    const { value, diagnostics } = readBudgets(budgetsFile, file);
    if (value === undefined || diagnostics.length > 0)
      return diagnostics.map((diagnostic) => ({ ...diagnostic, rule: 'budgets/value' as const }));
    if (broken.size > 0 || brokenDocs.length > 0) return [];
    const kinds = paths.kinds();
    return Object.keys(value.data)
      .filter((kind) => !kinds.has(kind))
      .map((kind) => ({
        rule: 'budgets/unknown-kind' as const,
        file,
        ...value.source.locate([kind], true),
        ...say('unknownKind', { kind, kinds: [...kinds].sort().join(', ') }),
      }));
  },
);

/** Limits of what first visits load, by kind of page: a build past a limit fails. */
export const budgets = defineFeature({
  name: 'budgets',
  isOn: ({ folder }) => existsSync(path.join(folder, BUDGETS_FILE)),
  rules: [budgetRules],
  setup(_, add) {
    add.step({ after: 'finish late files', load: async () => (await import('./node/checkBudgets')).checkBudgets });
  },
  whenOff: [{ after: 'finish late files', load: async () => (await import('./node/checkBudgets')).noBudgets }],
});
