/** The rules of each group of content elements, a line each; the bundler puts them in. */
declare const __CONTENT_GROUPS__: Readonly<Record<string, string>>;

/**
 * Adds the styles of content elements that the document's own page did without, for the pages after it. They stand
 * behind the common styles, before those of components, as on a page that the server has written with them.
 */
export function addContentStyles(groups = __CONTENT_GROUPS__): void {
  const { head } = document;
  for (const [name, css] of Object.entries(groups)) {
    if (head.querySelector(`style[data-group="${name}"]`) !== null) continue;
    // Empty, as the Content-Security-Policy allows it.
    const element = document.createElement('style');
    element.dataset.group = name;
    head.querySelector('style')?.after(element);
    const { sheet } = element;
    css.split('\n').forEach((rule) => sheet?.insertRule(rule, sheet.cssRules.length));
  }
}
