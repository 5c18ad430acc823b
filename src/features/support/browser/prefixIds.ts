/** Marks an excerpt on the page that shows a reply: its headings and steps have no address there. */
export const EXCERPT_ATTRIBUTE = 'data-excerpt';

/** Attributes that refer to an id of the same page. */
const REFERRING = ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'popovertarget'];

/** Returns the HTML of an excerpt with prefixed ids, which are unique on a page with several, and without heading links. */
export function prefixIds(content: HTMLElement, prefix: string): string {
  const copy = content.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.heading-link, .step-link').forEach((link) => link.remove());
  const ids = new Set([...copy.querySelectorAll('[id]')].map(({ id }) => id));
  for (const element of copy.querySelectorAll('*')) {
    if (element.id !== '') element.id = prefix + element.id;
    for (const name of REFERRING) {
      const value = element.getAttribute(name);
      if (value !== null && ids.has(value)) element.setAttribute(name, prefix + value);
    }
    const href = element.getAttribute('href') ?? '';
    if (href.startsWith('#') && ids.has(href.slice(1))) element.setAttribute('href', `#${prefix}${href.slice(1)}`);
  }
  return copy.innerHTML;
}
