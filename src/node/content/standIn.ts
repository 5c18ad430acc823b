import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { CompiledContent } from '../../model/pages/compiledContent';
import { placeOf, type Finding } from '../diagnostics/diagnostic';

const item = (diagnostic: Finding) =>
  h('li', [
    h('code', placeOf(diagnostic)),
    h('br'),
    diagnostic.message,
    ...(diagnostic.hint === undefined ? [] : [h('br'), diagnostic.hint]),
  ]);

/**
 * What a page shows whose text cannot be read: why. Nobody but writers sees it, since a site with such a page is not
 * built.
 */
export function faultyContent(diagnostics: readonly Finding[]): CompiledContent {
  const note = h('div', { className: ['admonition'], dataKind: 'danger', role: 'note', lang: 'en' }, [
    h('p.admonition-title', [h('span', 'This text cannot be shown')]),
    h('ul', diagnostics.map(item)),
  ]);
  return {
    html: toHtml(note),
    leadHtml: null,
    reactTree: null,
    headings: [],
    sections: [],
    links: [],
    ids: [],
    images: [],
    islands: [],
    words: 0,
    uses: [],
    files: [],
  };
}
