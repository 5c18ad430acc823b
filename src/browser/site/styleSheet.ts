import { once } from '../../model/once';

/* Replaces `src/theme/styleSheet.ts` in production bundles, where the build has compiled the styles (see
   `compileStyles`) without Emotion. */

/** A compiled class in a selector. */
const CLASS = /\._\w+/g;

/** The classes whose rules the document has: first those that the server has rendered. */
const writtenClasses = once(
  () =>
    new Set([...document.querySelectorAll('head style')].flatMap(({ textContent }) => textContent?.match(CLASS) ?? [])),
);

/** Creates an empty style element, which the Content-Security-Policy allows, after the server's. */
const openSheet = once((): CSSStyleSheet | null => {
  const element = document.createElement('style');
  document.head.append(element);
  return element.sheet;
});

/** Adds a component's styles to the document, one rule per line, except those that the server has rendered. */
export function styleSheet<Classes extends object>(classes: Classes, css: string): Classes {
  const written = writtenClasses();
  for (const rule of css.split('\n')) {
    const [name = ''] = rule.match(CLASS) ?? [];
    if (written.has(name)) continue;
    const sheet = openSheet();
    sheet?.insertRule(rule, sheet.cssRules.length);
  }
  for (const name of Object.values(classes)) written.add(`.${String(name)}`);
  return classes;
}
