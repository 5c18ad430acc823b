import { readFileSync } from 'node:fs';
import type { Changes } from '../../support/contentFolder';
import { elementsPage } from './elementsPage';
import { LINKS_PAGE, withChrome } from './chrome';
import { navigationPages, navigationSidebar } from './navigationPages';
import { versionedDocs } from '../../support/versionedSite';
import { limitedPages, limitedSidebar } from './limitedPages';
import { mediaPages } from './mediaPages';
import { withDropdownAndLogo } from './navbarChanges';

/** Docs of the large sidebar: more than a page shows whole. */
const DOCS = 210;
const CATEGORIES = 3;

const indexes = Array.from({ length: DOCS }, (_, index) => index);
const pageName = (index: number) => `suuri/sivu-${index}`;

function page(index: number): string {
  return `---\ntitle: Suuri sivu ${index}\ndescription: Suuren sivuvalikon sivu ${index}.\n---\n\nSivu ${index} lasku.\n`;
}

function sidebar(): string {
  const categories = Array.from({ length: CATEGORIES }, (_, category) => {
    const docs = indexes.filter((index) => index % CATEGORIES === category);
    return [
      `    - category: Osa ${category}`,
      '      items:',
      ...docs.map((index) => `        - ${pageName(index)}`),
    ].join('\n');
  });
  return `suuri:\n  label: Suuri\n  items:\n${categories.join('\n')}\n`;
}

/** The good fixture under the base path /ohje/, with a sidebar that is too large to stand whole in a page and three versions. */
export function largeSiteUnderBase(): Changes {
  const fixture = (name: string) => readFileSync(`__tests__/fixtures/good/${name}`, 'utf8');
  return {
    ...elementsPage(),
    'site.yaml': `${withChrome(withDropdownAndLogo(fixture('site.yaml')))}\nbaseUrl: /ohje/\n`,
    ...LINKS_PAGE,
    'sidebars.yaml': `${fixture('sidebars.yaml')}${sidebar()}${navigationSidebar}${limitedSidebar}`,
    ...navigationPages,
    ...limitedPages,
    ...versionedDocs,
    ...mediaPages(),
    ...Object.fromEntries(indexes.map((index) => [`docs/${pageName(index)}.mdx`, page(index)])),
  };
}
