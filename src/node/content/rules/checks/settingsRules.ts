import { essential, warning } from '../../../diagnostics/rule';

/** The rules for the rule settings of a site and its pages. */
export const SETTINGS_RULES = {
  'checks/settings': essential('`checks` of `site.yaml` names rules, their levels and their options.'),
  'checks/exception': essential('`checks` of a page names rules that can be turned off, each with the reason.'),
  'checks/unused-exception': warning('A page turns off only rules that it breaks.'),
};

export type SettingsRule = keyof typeof SETTINGS_RULES;
