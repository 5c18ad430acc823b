import type { z } from 'zod';
import { schemaRows } from './schemaRows';
import { formatTable } from './table';

/** A table of the keys that a schema takes; `isShown` chooses among the keys of its highest level. */
export function schemaTable(schema: z.ZodType, isShown: (key: string) => boolean = () => true): string {
  const rows = schemaRows(schema).filter(({ key }) => isShown(key.replace(/[.[].*$/, '')));
  return formatTable(
    ['Key', 'Value', 'Default', 'Meaning'],
    rows.map(({ key, value, standard, meaning }) => [`\`${key}\``, value, standard, meaning]),
  );
}
