import { newestFirst } from '../../../model/blog/posts';
import type { SidebarSpecItem } from '../../../model/navigation/sidebar';
import { MAIN_ROOT } from '../../../model/pages/docRoots';
import { markdownPath } from '../../../model/site/path';
import { listedPages } from '../../../node/pages/planInput';
import type { PublishedPage, PublishedSite } from '../../../node/output/publishedSite';

/** The list of the pages of a locale, and their whole texts. */
export const SITE_LIST = '/llms.txt';
export const FULL_LIST = '/llms-full.txt';

/** Returns the line above the Markdown of each page, which leads to the list of its locale. */
export const topLine = (site: Pick<PublishedSite, 'textsOf' | 'urlOf'>, locale: string): string =>
  `> ${site.textsOf(locale, 'assistants').allPages} ${site.urlOf(SITE_LIST, locale)}`;

interface PageSection {
  title: string;
  pages: readonly PublishedPage[];
}

type Category = Extract<SidebarSpecItem, { type: 'category' }>;

interface Section {
  title: string;
  paths: string[];
}

/** Returns a section for the docs directly under a heading, and one for each category below it. */
function sectionsOf(title: string, items: readonly SidebarSpecItem[], labelOf: (item: Category) => string): Section[] {
  const paths = items.flatMap((item) => (item.type === 'doc' ? [item.path] : []));
  const below = items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const label = labelOf(item);
    return sectionsOf(label === title ? label : `${title}: ${label}`, item.items, labelOf);
  });
  return [{ title, paths }, ...below];
}

/** Returns the listed pages with a text in a locale: docs by sidebar and category, other docs, and posts. */
export function sectionsIn(site: PublishedSite, code: string): PageSection[] {
  const { defaultCode, textIn } = site;
  const inLocale = <Page extends PublishedPage>(pages: readonly Page[]) =>
    listedPages(pages, defaultCode).filter(({ locale }) => locale === code);
  const current = inLocale(site.docs).filter(({ version }) => version === MAIN_ROOT);
  const docs = new Map(current.map((doc) => [doc.path, doc]));
  const sections = site.sidebars.flatMap(({ label, items }) =>
    sectionsOf(textIn(label, code), items, (item) => textIn(item.label, code)),
  );
  const placed = new Set(sections.flatMap(({ paths }) => paths));
  const unplaced = [...docs.keys()].filter((path) => !placed.has(path)).sort();
  const pathsByTitle = new Map<string, string[]>();
  for (const section of [...sections, { title: site.site.title, paths: unplaced }])
    pathsByTitle.set(section.title, [...(pathsByTitle.get(section.title) ?? []), ...section.paths]);
  // A page of two sidebars is listed in the first.
  const take = (path: string) => {
    const doc = docs.get(path);
    docs.delete(path);
    return doc ?? [];
  };
  const posts = { title: site.textsOf(code, 'blog').title ?? '', pages: newestFirst(inLocale(site.posts)) };
  return [...[...pathsByTitle].map(([title, paths]) => ({ title, pages: paths.flatMap(take) })), posts].filter(
    ({ pages }) => pages.length > 0,
  );
}

/** Formats a link of a list; square brackets would end its text. */
const linkTo = (text: string, url: string) => `- [${text.replace(/[[\]\\]/g, '\\$&')}](${url})`;

/** Returns the list of a locale's pages as `llms.txt`, with the other lists in its optional section. */
export function buildSiteList(site: PublishedSite, code: string): string {
  const sections = sectionsIn(site, code).map(({ title, pages }) => {
    const lines = pages.map(
      ({ title: text, path, description }) => `${linkTo(text, site.urlOf(markdownPath(path), code))}: ${description}`,
    );
    return [title, lines] as const;
  });
  const others = site.site.locales.filter((each) => each.code !== code && sectionsIn(site, each.code).length > 0);
  const optional = [
    linkTo('llms-full.txt', site.urlOf(FULL_LIST, code)),
    ...others.map((each) => linkTo(each.label, site.urlOf(SITE_LIST, each.code))),
  ];
  const written = [...sections, ['Optional', optional] as const];
  return `${[
    `# ${site.site.title}`,
    `> ${site.textIn(site.site.description, code)}`,
    ...written.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
  ].join('\n\n')}\n`;
}
