import { ALL_RULES } from '../../src/node/content/rules/registry';
import { presetLevel, type RuleInfo } from '../../src/node/diagnostics/rule';
import { schemaRows } from './schemaRows';
import { formatTable } from './table';

const optionsText = ({ options }: RuleInfo): string =>
  options === undefined
    ? 'none'
    : schemaRows(options)
        .map(({ key, standard, meaning }) => `\`${key}\` (${standard}): ${meaning}`)
        .join(' ');

/** The rules of the check with their levels and options; a rule that cannot be turned down has no second level. */
export function ruleTable(): string {
  return formatTable(
    ['Rule', 'Level', 'Under `gentle`', 'What it asks', 'Options'],
    [...ALL_RULES].map(([name, info]) => [
      `\`${name}\``,
      info.level,
      info.isEssential === true ? 'always' : presetLevel(info, 'gentle'),
      info.description,
      optionsText(info),
    ]),
  );
}
