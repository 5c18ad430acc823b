import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineFeature } from '../../extend';
import { budgetRules } from './node/budgetRules';
import { BUDGETS_FILE } from './node/readBudgets';

/** Limits of what first visits load, by kind of page: a build past a limit fails. */
export const budgets = defineFeature({
  name: 'budgets',
  isOn: ({ folder }) => existsSync(path.join(folder, BUDGETS_FILE)),
  checks: [budgetRules],
  output: [{ after: 'finish late files', load: async () => (await import('./node/checkBudgets')).checkBudgets }],
});
