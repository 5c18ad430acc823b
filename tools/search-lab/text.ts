import type { SearchablePage } from '../../src/node/search/documents';

/** A page's headings and text, for engines without sections. */
export const headingsOf = ({ sections }: SearchablePage): string => sections.map(({ heading }) => heading).join('\n');
export const textOf = ({ sections }: SearchablePage): string =>
  sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
