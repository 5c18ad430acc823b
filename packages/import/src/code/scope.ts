import type ts from 'typescript';
import { Builtin, FunctionValue, Unknown, type CodePlace } from './values';

/** Most characters of code in a message. */
const SOURCE_LENGTH = 100;
/** The key of what an unknown group adds to another one: it may have any keys. */
export const UNKNOWN_KEYS = '...';

/** What the parts of one reading share. */
export interface Reading {
  /** The module that a specifier names. */
  load: (specifier: string, node: ts.Node, scope: Scope) => LoadedModule;
  /** The value of an expression. */
  evaluate: (node: ts.Expression, scope: Scope) => unknown;
  /** Statements that were left out, such as assignments, and may have changed values. */
  skipped: CodePlace[];
  /** Expressions that were evaluated, and those around the one at hand. */
  steps: number;
  depth: number;
}

/** A module of the site or one that the importer has for one of Node. */
export interface LoadedModule {
  /** What `require` returns for it. */
  whole: () => unknown;
  /** What it exports under a name. */
  named: (name: string) => unknown;
}

/** The names that code may use at a place. Their values are evaluated when they are first needed. */
export interface Scope {
  source: ts.SourceFile;
  reading: Reading;
  values: Map<string, () => unknown>;
  parent: Scope | undefined;
  /** Names of the file that get another value later. */
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

/** The unknown value of each piece of code, which may be evaluated many times. */
const unknowns = new WeakMap<ts.Node, Unknown>();

export function unknownAt(node: ts.Node, scope: Scope, reason?: string): Unknown {
  const unknown = unknowns.get(node) ?? new Unknown(placeOf(node, scope), reason);
  unknowns.set(node, unknown);
  return unknown;
}

/** Evaluates once. A value that needs itself is unknown. */
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

/** True for a name of the code itself: the outermost scope has those that every file knows. */
export function isDeclared(name: string, scope: Scope): boolean {
  for (let each = scope; each.parent !== undefined; each = each.parent) if (each.values.has(name)) return true;
  return false;
}

/** The value of a name; undefined where nothing declares it. */
export function lookUp(name: string, scope: Scope): (() => unknown) | undefined {
  for (let each: Scope | undefined = scope; each !== undefined; each = each.parent) {
    const found = each.values.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A property of a value. Only what the value has itself is found, and nothing of its prototype. */
export function memberOf(owner: unknown, key: string, node: ts.Node, scope: Scope): unknown {
  if (owner instanceof Builtin) return Object.hasOwn(owner.members, key) ? owner.members[key] : unknownAt(node, scope);
  if (owner instanceof Unknown) return unknownAt(node, scope, owner.reason);
  if (owner === undefined || owner === null || owner instanceof FunctionValue) return unknownAt(node, scope);
  const found = Object.getOwnPropertyDescriptor(owner, key)?.value as unknown;
  return found === undefined && Object.hasOwn(owner, UNKNOWN_KEYS) ? unknownAt(node, scope) : found;
}
