import type ts from 'typescript';

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

/** The places of an object's keys in the code, by the object. */
export const keyPlaces = new WeakMap<object, ReadonlyMap<string, CodePlace>>();

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
    if (each instanceof FunctionValue) {
      if (path.endsWith('.createRedirects')) return true;
      unread.push({ path, unknown: new Unknown(placeOf(each.node, each.scope)) });
      return undefined;
    }
    if (isPrimitive(each)) return each;
    if (Array.isArray(each))
      return each.map((item: unknown, index) => copy(item, `${path}[${index}]`, level + 1) ?? null);
    const group = Object.fromEntries(
      Object.entries(each).flatMap(([key, item]) => {
        const copied = copy(item, path === '' ? key : `${path}.${key}`, level + 1);
        return copied === undefined ? [] : [[key, copied]];
      }),
    );
    keyPlaces.set(group, keyPlaces.get(each) ?? new Map<string, CodePlace>());
    return group;
  };
  const copied = copy(value, '', 0);
  if (!isTooLarge) return { value: copied, unread };
  return { value: undefined, unread: [{ path: '', unknown: new Unknown(place, 'it describes too many items') }] };
}

/** Most characters of code in a message. */
const SOURCE_LENGTH = 100;
/** Key of an object that may have further keys: it spreads an unknown object, or computes a key that is unknown. */
export const UNKNOWN_KEYS = '...';

/** Shared state of one reading. */
export interface Reading {
  /** Returns the module of a specifier. */
  load: (specifier: string, node: ts.Node, scope: Scope) => LoadedModule;
  /** The value of an expression. */
  evaluate: (node: ts.Expression, scope: Scope) => unknown;
  /** Skipped statements, such as assignments, which may have changed values. */
  skipped: CodePlace[];
  /** Number of evaluated expressions and items, and nesting depth of the current expression. */
  steps: number;
  depth: number;
}

/** A module of the site, or a replacement of one of Node.js. */
export interface LoadedModule {
  /** Returns the result of `require`. */
  whole: () => unknown;
  /** Returns the export of a name. */
  named: (name: string) => unknown;
}

/** The names in scope. Values are evaluated at first use. */
export interface Scope {
  source: ts.SourceFile;
  reading: Reading;
  values: Map<string, () => unknown>;
  parent: Scope | undefined;
  /** Names that the file assigns to after their declaration. */
  reassigned: ReadonlySet<string>;
}

export const innerScope = (parent: Scope): Scope => ({ ...parent, values: new Map(), parent });

export function placeOf(node: ts.Node, { source }: Pick<Scope, 'source'>): CodePlace {
  const start = node.getStart(source);
  const text = source.text.slice(start, Math.min(node.end, start + SOURCE_LENGTH)).replace(/\s+/g, ' ');
  return {
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    source: node.end > start + SOURCE_LENGTH ? `${text}…` : text,
  };
}

/** The unknown value of each node: one that is evaluated many times keeps its value. */
const unknowns = new WeakMap<ts.Node, Unknown>();

export function unknownAt(node: ts.Node, scope: Scope, reason?: string): Unknown {
  const unknown = unknowns.get(node) ?? new Unknown(placeOf(node, scope), reason);
  unknowns.set(node, unknown);
  return unknown;
}

/** Memoises an evaluation. A value that depends on itself is unknown. */
export function lazy(evaluate: () => unknown, ofCycle: () => unknown): () => unknown {
  let state: 'new' | 'running' | 'done' = 'new';
  let value: unknown;
  return () => {
    if (state === 'running') return ofCycle();
    if (state === 'new') {
      state = 'running';
      value = evaluate();
      state = 'done';
    }
    return value;
  };
}

/** True for a name that the code declares, not a global one. */
export function isDeclared(name: string, scope: Scope): boolean {
  for (let each = scope; each.parent !== undefined; each = each.parent) if (each.values.has(name)) return true;
  return false;
}

/** Returns the value of a name; undefined where nothing declares it. */
export function lookUp(name: string, scope: Scope): (() => unknown) | undefined {
  for (let each: Scope | undefined = scope; each !== undefined; each = each.parent) {
    const found = each.values.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns an own property of a value, never one of its prototype. */
export function memberOf(owner: unknown, key: string, node: ts.Node, scope: Scope): unknown {
  if (owner instanceof Builtin) return Object.hasOwn(owner.members, key) ? owner.members[key] : unknownAt(node, scope);
  if (owner instanceof Unknown) return unknownAt(node, scope, owner.reason);
  if (owner === undefined || owner === null || owner instanceof FunctionValue) return unknownAt(node, scope);
  const found = Object.getOwnPropertyDescriptor(owner, key)?.value as unknown;
  return found === undefined && Object.hasOwn(owner, UNKNOWN_KEYS) ? unknownAt(node, scope) : found;
}
