/*
 * Stands in the place of `src/theme/styleSheet.ts` in the bundle that readers get: there the build has compiled the
 * styles (see `compileStyles`), and nothing of Emotion is left.
 */

/** A class that the build has made of a style, as it is in a rule. */
const CLASS = /\._\w+/g;

let known: Set<string> | undefined;
let place: CSSStyleSheet | null | undefined;

/** The classes of which the server has written the rules into the page. */
const writtenClasses = () =>
  new Set([...document.querySelectorAll('head style')].flatMap(({ textContent }) => textContent?.match(CLASS) ?? []));

/** An empty style element, which the Content-Security-Policy allows, after those that the server has written. */
function openSheet(): CSSStyleSheet | null {
  const element = document.createElement('style');
  document.head.append(element);
  return element.sheet;
}

/**
 * Adds a component's styles to the document, apart from those that the server has written.
 * @param css a rule in each line
 */
export function styleSheet<Classes extends object>(classes: Classes, css: string): Classes {
  known ??= writtenClasses();
  for (const rule of css.split('\n')) {
    const [name = ''] = rule.match(CLASS) ?? [];
    if (known.has(name)) continue;
    place ??= openSheet();
    place?.insertRule(rule, place.cssRules.length);
  }
  for (const name of Object.values(classes)) known.add(`.${String(name)}`);
  return classes;
}
