import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Route {
  kind: string;
  path: string;
  /** Where a redirect leads. */
  target?: string;
}

/** The published routes of the default locale, as they were asked for. */
export function readRoutes(): Route[] {
  const lines = readFileSync(path.join(__dirname, '..', 'routes.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [kind = '', from = '', , target] = line.split(' ');
    return { kind, path: from, target };
  });
}
