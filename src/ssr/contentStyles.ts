import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { compile, middleware, serialize, stringify } from 'stylis';
import { contentGroups } from '../theme/prose/prose';
import { safariPrefixes } from './safariPrefixes';

/** Styles without a class as CSS. */
export const plainCss = (styles: readonly SerializedStyles[]): string =>
  serialize(compile(serializeStyles([...styles]).styles), middleware([safariPrefixes, stringify]));

/** The groups of content elements with their CSS. */
export const writtenGroups = contentGroups.map(({ name, marks, styles }) => ({ name, marks, css: plainCss(styles) }));

/** How the element of finished content begins, and one whose content may become any other in the browser. */
const CONTENT = 'class="prose';
const ANY_CONTENT = ' data-any-content="';

/** The groups that a page needs. */
export function groupsOf(html: string): typeof writtenGroups {
  if (html.includes(ANY_CONTENT)) return writtenGroups;
  const start = html.indexOf(CONTENT);
  const content = start < 0 ? '' : html.slice(start);
  return writtenGroups.filter(({ marks }) => marks.test(content));
}
