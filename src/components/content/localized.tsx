import { createContext, createElement, useContext, type ReactNode } from 'react';
import { fillMarks } from '../../model/pages/marks';

/** Texts of the page's locale by the marks that stand for them. */
export const MarksContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The elements that the compiler makes of Markdown and of the site's own elements. */
const TAGS = [
  ...['a', 'abbr', 'aside', 'blockquote', 'br', 'button', 'caption', 'code', 'dd', 'del', 'details', 'dialog', 'div'],
  ...['dl', 'dt', 'em', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'input', 'kbd', 'li', 'nav'],
  ...['ol', 'p', 'picture', 'pre', 'section', 'source', 'span', 'strong', 'sub', 'summary', 'sup', 'svg', 'table'],
  ...['tbody', 'td', 'th', 'thead', 'tr', 'track', 'ul', 'use', 'video'],
];

type Props = Record<string, unknown> & { children?: ReactNode };

const fillText = (value: unknown, filled: ReadonlyMap<string, string>) =>
  typeof value === 'string' ? fillMarks(value, filled) : value;

/** An element of the compiler's with the locale's addresses and texts in place of its marks. */
function localized(tag: string) {
  return function Localized({ children, ...props }: Props) {
    const filled = useContext(MarksContext);
    const own = Object.fromEntries(Object.entries(props).map(([name, value]) => [name, fillText(value, filled)]));
    const parts = Array.isArray(children) ? children : children === undefined ? [] : [children];
    return createElement(tag, own, ...parts.map((part) => fillText(part, filled) as ReactNode));
  };
}

/** What `@mdx-js/react` hands to the pages that React renders, by the names of the elements. */
export const LOCALIZED = Object.fromEntries(TAGS.map((tag) => [tag, localized(tag)]));
