/**
 * Adds styles that the first document lacked. They follow the common styles and precede those of components, as in a
 * server-rendered page.
 * @param groups rules by name, one per line
 */
export function addStyles(groups: Readonly<Record<string, string>>): void {
  const { head } = document;
  for (const [name, css] of Object.entries(groups)) {
    if (head.querySelector(`style[data-group="${name}"]`) !== null) continue;
    // Empty, as the Content-Security-Policy requires.
    const element = document.createElement('style');
    element.dataset.group = name;
    head.querySelector('style')?.after(element);
    const { sheet } = element;
    css.split('\n').forEach((rule) => sheet?.insertRule(rule, sheet.cssRules.length));
  }
}
