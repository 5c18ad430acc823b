import { readFileSync } from 'node:fs';
import type { Changes } from '../../support/contentFolder';
import { withChrome } from './chrome';
import { fixtureFiles, versionedDocs } from '../../support/changes';
import { limitedPosts } from './limitedPosts';
import { mediaPages } from './mediaPages';
import { reactPages } from './reactPages';
import { withDropdownAndLogo } from './navbarChanges';

/** Words in addresses, as on the site of this project. */
const FINNISH = 'supportTools: { replyPath: /vastaus, parameter: tuki }\nidWords: { step: vaihe, tab: valilehti }\n';

/** Categories of the large sidebar, each with one page, and enough links that pages do not contain them all. */
const LARGE_CATEGORIES = [0, 1, 2];
const LINKS_PER_CATEGORY = 70;

const largePages: Changes = Object.fromEntries(
  LARGE_CATEGORIES.map((index) => [
    `docs/suuri/sivu-${index}.mdx`,
    `---\ntitle: Suuri sivu ${index}\ndescription: Suuren sivuvalikon sivu ${index}.\nrelated: false\n---\n\nSivu ${index} lasku.\n`,
  ]),
);

function largeCategory(index: number): string {
  const links = Array.from(
    { length: LINKS_PER_CATEGORY },
    (_, place) => `        - { link: Viite ${index}.${place}, href: 'https://viite.example.com/${index}/${place}' }`,
  );
  return [`    - category: Osa ${index}`, '      items:', `        - suuri/sivu-${index}`, ...links].join('\n');
}

const largeSidebar = `suuri:\n  label: Suuri\n  items:\n${LARGE_CATEGORIES.map(largeCategory).join('\n')}\n`;

/** What the site FULL has besides the good fixture: every option, and pages for what only some sites use. */
export function fullSiteChanges(): Changes {
  const fixture = (name: string) => readFileSync(`__tests__/fixtures/good/${name}`, 'utf8');
  const pages = fixtureFiles('full');
  return {
    ...fixtureFiles('elements'),
    ...pages,
    'site.yaml': `${withChrome(withDropdownAndLogo(fixture('site.yaml')))}\nbaseUrl: /ohje/\n${FINNISH}`,
    'docs/ohjeet/lasku.mdx': fixture('docs/ohjeet/lasku.mdx').replace(
      /^(aliases: .*)$/m,
      '$1\nhelpFor: [lasku, Lasku/Lähetys#lähetys]',
    ),
    'sidebars.yaml': `${fixture('sidebars.yaml')}${largeSidebar}${String(pages['sidebars.yaml'])}`,
    ...limitedPosts,
    ...reactPages,
    ...versionedDocs,
    ...mediaPages(),
    ...largePages,
  };
}
