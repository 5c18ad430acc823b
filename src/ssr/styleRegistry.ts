import createCache from '@emotion/cache';
import type { CSSObject } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { safariPrefixes } from './safariPrefixes';

/** A component's compiled styles. */
interface Sheet {
  /** The class of each style, by its name. */
  classes: Readonly<Record<string, string>>;
  /** The rules of each class. */
  rules: Readonly<Record<string, string>>;
}

const compiler = createCache({ key: 'css', stylisPlugins: [safariPrefixes] });

/** Short class names by style, since pages repeat them. */
const names = new Map<string, string>();

function nameStyle(css: string): string {
  const name = names.get(css) ?? `_${names.size.toString(36)}`;
  names.set(css, name);
  return name;
}

/** Compiles a component's styles. Equal styles share a class, unless `classOf` names it. */
export function defineSheet(styles: Readonly<Record<string, CSSObject>>, classOf?: (style: string) => string): Sheet {
  const compiled = Object.entries(styles).map(([key, style]) => {
    const serialized = serializeStyles([style]);
    const name = classOf?.(key) ?? nameStyle(serialized.styles);
    return { key, name, css: compiler.insert(`.${name}`, serialized, compiler.sheet, false) ?? '' };
  });
  return {
    classes: Object.fromEntries(compiled.map(({ key, name }) => [key, name])),
    rules: Object.fromEntries(compiled.map(({ name, css }) => [name, css])),
  };
}
