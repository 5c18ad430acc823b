import vm from 'node:vm';

/** Milliseconds that a constant of a page may take. */
const LIMIT = 250;

/** Names that expressions of a page may use, with their values. */
export type Scope = Readonly<Record<string, unknown>>;

/** What Docusaurus gives to every page, as far as it is needed for addresses of files. */
const PRELUDE = `
const require = (name) => ({ default: name, toJSON: () => name });
const useBaseUrl = (path) => path;
`;

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && !['require', 'useBaseUrl'].includes(name);

/**
 * The value of an expression of a page: constants, what the page exports, the properties of a partial. Undefined where it
 * needs anything else. Only text goes in and out of the context, so that nothing of this program can be reached from it.
 */
export function valueOf(expression: string, scope: Scope): unknown {
  const names = Object.keys(scope).filter(isName);
  const values = names.map((name) => `let ${name} = ${JSON.stringify(scope[name]) ?? 'undefined'};`).join('\n');
  try {
    const context = vm.createContext(Object.create(null) as vm.Context);
    const code = `${PRELUDE}${values}\nJSON.stringify((${expression}\n))`;
    const text: unknown = vm.runInContext(code, context, { timeout: LIMIT });
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** The constants that the exports of a page give names. Those that need more than constants are left out. */
export function exportedConstants(code: string, scope: Scope): Scope {
  const found: Record<string, unknown> = {};
  for (const match of code.matchAll(/export\s+(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*=\s*/g)) {
    const rest = code.slice(match.index + match[0].length);
    // The longest beginning that is an expression by itself.
    const ends = [...rest.matchAll(/;|\n(?=export\b)|$/g)].map(({ index }) => index);
    for (const end of ends) {
      const value = valueOf(rest.slice(0, end), { ...scope, ...found });
      if (value === undefined) continue;
      found[match[1] ?? ''] = value;
      break;
    }
  }
  return found;
}
