import createCache from '@emotion/cache';
import type { CSSObject } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { safariPrefixes } from './safariPrefixes';

/** A component's styles as the build writes them. */
interface Sheet {
  /** The class of each style, by its name. */
  classes: Readonly<Record<string, string>>;
  css: string;
}

/** Letters of the digest by which a style is known. Two styles of one digest fail the build. */
const CLASS_LENGTH = 5;

/** The shorter names that classes have in a built site, by their digests; the bundler puts them in. */
declare const __CLASS_NAMES__: Readonly<Record<string, string>> | undefined;

/** Undefined in a test and where the names are made, which no bundler has seen. */
const shortNames = typeof __CLASS_NAMES__ === 'undefined' ? {} : (__CLASS_NAMES__ ?? {});

const compiler = createCache({ key: 'css', stylisPlugins: [safariPrefixes] });

/** The rules of each class, in the order in which modules are loaded: what a module imports is before it. */
const rules = new Map<string, string>();

function compile(style: CSSObject): { name: string; css: string } {
  const serialized = serializeStyles([style]);
  const digest = `_${serialized.name.slice(-CLASS_LENGTH)}`;
  const name = shortNames[digest] ?? digest;
  const css = compiler.insert(`.${name}`, serialized, compiler.sheet, false) ?? '';
  const known = rules.get(name) ?? css;
  if (known !== css)
    throw new Error(
      `Two styles have the class "${name}". Make CLASS_LENGTH in src/ssr/styleRegistry.ts longer.\n${known}\n${css}`,
    );
  rules.set(name, css);
  return { name, css };
}

/** Compiles a component's styles; their classes follow from what they say. */
export function defineSheet(styles: Readonly<Record<string, CSSObject>>): Sheet {
  const compiled = Object.entries(styles).map(([key, style]) => ({ key, ...compile(style) }));
  return {
    classes: Object.fromEntries(compiled.map(({ key, name }) => [key, name])),
    css: compiled.map(({ css }) => css).join(''),
  };
}

/** Stands in the place of `src/theme/styleSheet.ts` where the pages are written: a style is the name of its class. */
export const styleSheet = (styles: Readonly<Record<string, CSSObject>>): Sheet['classes'] =>
  defineSheet(styles).classes;

/**
 * The rules of classes, in the order of their definition, whatever page it is: of two classes on an element the
 * second one's style wins.
 */
export const rulesOf = (classes: ReadonlySet<string>): string =>
  [...rules].flatMap(([name, css]) => (classes.has(name) ? [css] : [])).join('');

/** The classes that a page uses. */
export const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')));
