import { newestFirst } from '../../model/blog/posts';
import type { SidebarSpecItem } from '../../model/navigation/sidebar';
import { markdownPath } from '../../model/site/path';
import { MAIN_ROOT } from '../../model/pages/docRoots';
import { listedPages } from '../pages/planInput';
import type { PublishedPage, PublishedSite } from './publishedSite';
import type { TextFile } from '../files/writeFiles';

/** A page in a list for language models. */
interface ListedText {
  title: string;
  /** Address of its Markdown alternate. */
  url: string;
  description: string;
}

interface TextSection {
  title: string;
  pages: readonly ListedText[];
}

/** Escapes square brackets, which would end a link's text. */
const inBrackets = (text: string) => text.replace(/[[\]\\]/g, '\\$&');

/** Formats a site as `llms.txt`: its summary, and its pages in sections. Empty sections are left out. */
function buildLlmsText(title: string, summary: string, sections: readonly TextSection[]): string {
  const written = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ title: heading, pages }) => {
      const lines = pages.map((page) => `- [${inBrackets(page.title)}](${page.url}): ${page.description}`);
      return `## ${heading}\n\n${lines.join('\n')}`;
    });
  return `${[`# ${title}`, `> ${summary}`, ...written].join('\n\n')}\n`;
}

interface Section {
  title: string;
  paths: string[];
}

/** Returns a section for the docs directly under a heading, and one for each category below it. */
function sectionsOf(title: string, items: readonly SidebarSpecItem[], site: PublishedSite): Section[] {
  const paths = items.flatMap((item) => (item.type === 'doc' ? [item.path] : []));
  const below = items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const label = site.textIn(item.label, site.defaultCode);
    return sectionsOf(label === title ? label : `${title}: ${label}`, item.items, site);
  });
  return [{ title, paths }, ...below];
}

/** Returns the list of the site's texts for language models, in the default language and the main doc root. */
export function llmsFile(site: PublishedSite): TextFile {
  const { defaultCode, textIn } = site;
  const originals = <Page extends PublishedPage>(pages: readonly Page[]) =>
    listedPages(pages, defaultCode).filter(({ locale }) => locale === defaultCode);
  const current = originals(site.docs).filter(({ version }) => version === MAIN_ROOT);
  const docs = new Map(current.map((doc) => [doc.path, doc]));
  const listed = ({ title, path, description }: PublishedPage): ListedText => ({
    title,
    url: site.urlOf(markdownPath(path), defaultCode),
    description,
  });
  const sections = site.sidebars.flatMap(({ label, items }) => sectionsOf(textIn(label, defaultCode), items, site));
  const placed = new Set(sections.flatMap(({ paths }) => paths));
  const unplaced = [...docs.keys()].filter((path) => !placed.has(path)).sort();
  const { title } = site.site;
  const pathsByTitle = new Map<string, string[]>();
  for (const section of [...sections, { title, paths: unplaced }])
    pathsByTitle.set(section.title, [...(pathsByTitle.get(section.title) ?? []), ...section.paths]);
  const textSections = [...pathsByTitle].map(([heading, paths]): TextSection => ({
    title: heading,
    pages: paths.flatMap((path) => docs.get(path) ?? []).map(listed),
  }));
  const posts = newestFirst(originals(site.posts)).map(listed);
  const blog = { title: site.textsOf(defaultCode, 'blog').title ?? '', pages: posts };
  return {
    path: 'llms.txt',
    text: buildLlmsText(title, textIn(site.site.description, defaultCode), [...textSections, blog]),
  };
}
