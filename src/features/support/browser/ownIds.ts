/** Attributes that name an id of the same page. */
const NAMING = ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'popovertarget'];

/** The HTML of a part with ids of its own, since parts of several pages have the same; links to itself are gone. */
export function withOwnIds(content: HTMLElement, prefix: string): string {
  const copy = content.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.heading-link, .step-link').forEach((link) => link.remove());
  const ids = new Set([...copy.querySelectorAll('[id]')].map(({ id }) => id));
  for (const element of copy.querySelectorAll('*')) {
    if (element.id !== '') element.id = prefix + element.id;
    for (const name of NAMING) {
      const value = element.getAttribute(name);
      if (value !== null && ids.has(value)) element.setAttribute(name, prefix + value);
    }
    const href = element.getAttribute('href') ?? '';
    if (href.startsWith('#') && ids.has(href.slice(1))) element.setAttribute('href', `#${prefix}${href.slice(1)}`);
  }
  return copy.innerHTML;
}
