/** The files that each file imports, by their names. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** A file and all files that import it, themselves or by way of others. */
export function dependentsOf(file: string, imports: Imports): Set<string> {
  const found = new Set([file]);
  // The loop comes to what is added on the way, too.
  for (const current of found) {
    for (const [name, imported] of imports) {
      if (imported.includes(current)) found.add(name);
    }
  }
  return found;
}
