/** Adds styles that the first document lacked: after the common styles and before those of components. */
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
