import { ENTRY_KINDS, OUTCOME_NAMES } from '../../packages/import/src/markdown/reportEntry';
import { formatTable } from './table';

/** The kinds of entries that the report of an import has. */
export function importKindTable(): string {
  const rows = Object.entries(ENTRY_KINDS).map(([kind, [outcome, meaning]]) => [
    `\`${kind}\``,
    OUTCOME_NAMES[outcome],
    meaning,
  ]);
  return formatTable(['Kind', 'Outcome', 'Meaning'], rows);
}
