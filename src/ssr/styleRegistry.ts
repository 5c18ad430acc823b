import createCache from '@emotion/cache';
import type { CSSObject } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { safariPrefixes } from './safariPrefixes';

/** A component's styles as the build writes them. */
interface Sheet {
  /** The class of each style, by its name. */
  classes: Readonly<Record<string, string>>;
  /** The rules of each class. */
  rules: Readonly<Record<string, string>>;
}

/** Letters of a class: few, since each class is in many pages. Two styles of one class fail the build. */
const CLASS_LENGTH = 5;

const compiler = createCache({ key: 'css', stylisPlugins: [safariPrefixes] });

const known = new Map<string, string>();

function compile(style: CSSObject): { name: string; css: string } {
  const serialized = serializeStyles([style]);
  const name = `_${serialized.name.slice(-CLASS_LENGTH)}`;
  const css = compiler.insert(`.${name}`, serialized, compiler.sheet, false) ?? '';
  const other = known.get(name) ?? css;
  if (other !== css)
    throw new Error(
      `Two styles have the class "${name}". Make CLASS_LENGTH in src/ssr/styleRegistry.ts longer.\n${other}\n${css}`,
    );
  known.set(name, css);
  return { name, css };
}

/** Compiles a component's styles; their classes follow from what they say. */
export function defineSheet(styles: Readonly<Record<string, CSSObject>>): Sheet {
  const compiled = Object.entries(styles).map(([key, style]) => ({ key, ...compile(style) }));
  return {
    classes: Object.fromEntries(compiled.map(({ key, name }) => [key, name])),
    rules: Object.fromEntries(compiled.map(({ name, css }) => [name, css])),
  };
}
