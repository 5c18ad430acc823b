import { readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFile } from '../../scripts/lib/siteCheck/pageKinds';
import { FULL, PLAIN, type TestSite } from './testSites';

const pages = new Map<string, Document>();

/** Returns a file of a built site as text. */
export function builtFile({ output }: TestSite, file: string): string {
  return readFileSync(path.join(output, file), 'utf8');
}

/**
 * Parses a page of a built site, once a test file. No script runs, and the contents of `noscript` are elements, as in a
 * browser without JavaScript. Needs jsdom.
 * @param address its address; one below `/ohje` is of the site FULL, else of PLAIN
 */
export function builtPage(address: string): Document {
  const isFull = `${address}/`.startsWith(`${FULL.base}/`);
  const file = isFull ? htmlFile(FULL.output, address.slice(FULL.base.length)) : htmlFile(PLAIN.output, address);
  const page = pages.get(file) ?? new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html');
  pages.set(file, page);
  return page;
}

/** Returns the elements of a selector, in document order. */
export const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** Returns the text of an element, with single spaces. */
export const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
