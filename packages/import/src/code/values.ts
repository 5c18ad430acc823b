import type ts from 'typescript';
import type { Scope } from './scope';

/** A piece of the site's code. */
export interface CodePlace {
  /** Absolute path of its file. */
  file: string;
  line: number;
  /** Its text, shortened. */
  source: string;
}

/** Represents a value that only running the code would give. */
export class Unknown {
  constructor(
    readonly place: CodePlace,
    /** Why it cannot be read, if that helps. */
    readonly reason?: string,
  ) {}
}

/** A function of the site. It is never called: the reader evaluates its returned expression. */
export class FunctionValue {
  constructor(
    readonly node: ts.FunctionLikeDeclaration,
    readonly scope: Scope,
  ) {}
}

/** The importer's replacement of a function of Node.js or JavaScript, such as `path.join`. */
export class Builtin {
  constructor(
    readonly call: (args: readonly unknown[]) => unknown,
    readonly members: Readonly<Record<string, unknown>> = {},
  ) {}
}

/** An unreadable part of settings. */
export interface UnreadPart {
  /** Its path in the settings: `themeConfig.navbar.items[2]`. */
  path: string;
  unknown: Unknown;
}

/** Most objects, lists and items of a settings file, and most characters of its texts. */
const ITEM_LIMIT = 200_000;
const TEXT_LIMIT = 20_000_000;
/** Most levels of nested objects and lists. */
const LEVEL_LIMIT = 100;

/** True for a value that operators, template texts and keys can use. */
export const isPrimitive = (value: unknown): value is string | number | boolean | null | undefined =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/**
 * Copies a value as JSON would: functions and unknown parts become `null` in lists and are omitted from objects. A few
 * lines of code can describe billions of items, so a value that is too large or too deep is unknown as a whole.
 * @param place source of the value
 */
export function settle(value: unknown, place: CodePlace): { value: unknown; unread: UnreadPart[] } {
  const unread: UnreadPart[] = [];
  let items = 0;
  let characters = 0;
  let isTooLarge = false;
  const copy = (each: unknown, path: string, level: number): unknown => {
    items += 1;
    if (typeof each === 'string') characters += each.length;
    if (items > ITEM_LIMIT || characters > TEXT_LIMIT || level > LEVEL_LIMIT) isTooLarge = true;
    if (isTooLarge || each instanceof Builtin) return undefined;
    if (each instanceof Unknown) {
      unread.push({ path, unknown: each });
      return undefined;
    }
    // Of a function that makes redirects, the importer only needs to know that it exists.
    if (each instanceof FunctionValue) return path.endsWith('.createRedirects') ? true : undefined;
    if (isPrimitive(each)) return each;
    if (Array.isArray(each))
      return each.map((item: unknown, index) => copy(item, `${path}[${index}]`, level + 1) ?? null);
    return Object.fromEntries(
      Object.entries(each).flatMap(([key, item]) => {
        const copied = copy(item, path === '' ? key : `${path}.${key}`, level + 1);
        return copied === undefined ? [] : [[key, copied]];
      }),
    );
  };
  const copied = copy(value, '', 0);
  if (!isTooLarge) return { value: copied, unread };
  return { value: undefined, unread: [{ path: '', unknown: new Unknown(place, 'it describes too many items') }] };
}
