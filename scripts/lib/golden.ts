import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A query and the pages of which one should be found; none for what the site does not have. */
export interface GoldenQuery {
  kind: string;
  query: string;
  right: string[];
}

/** Reads a file of judged queries. */
export function readGolden(file: string): GoldenQuery[] {
  const classes = parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string | string[]>>;
  return Object.entries(classes).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, wanted]) => ({
      kind,
      query,
      right: [wanted].flat().map((name) => `/docs/${name}`),
    })),
  );
}
