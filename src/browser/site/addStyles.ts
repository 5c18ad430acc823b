/**
 * Adds styles that the document's own page did without. They stand behind the common styles, before those of
 * components, as on a page that the server has written with them.
 * @param groups rules by name, a line each
 */
export function addStyles(groups: Readonly<Record<string, string>>): void {
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
