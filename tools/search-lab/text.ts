import type { SearchablePage } from '../../src/node/search/documents';

/** A page's headings, and its running text, for engines that know no sections. */
export const headingsOf = ({ sections }: SearchablePage): string => sections.map(({ heading }) => heading).join('\n');
export const textOf = ({ sections }: SearchablePage): string =>
  sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
