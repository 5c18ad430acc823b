import { removeTemporaryFolders } from '../../../support/contentFolder';
import { faultsAfter, reportAfter, type FaultRow } from '../../../support/faults';
import { admonitionsFaults } from './faults/admonitions';
import { announcementFaults } from './faults/announcement';
import { componentsFaults } from './faults/components';
import { elementsFaults } from './faults/elements';
import { fallbackFaults, soundFallback } from './faults/fallback';
import { footerFaults } from './faults/footer';
import { frontMatterFaults } from './faults/frontMatter';
import { glossaryFaults } from './faults/glossary';
import { headingsFaults } from './faults/headings';
import { imagesFaults } from './faults/images';
import { kindsFaults, soundKinds } from './faults/kinds';
import { linksFaults } from './faults/links';
import { localesFaults } from './faults/locales';
import { measuringFaults, soundMeasuring } from './faults/measuring';
import { modelFaults, soundModel } from './faults/model';
import { navigationFaults, soundNavigation } from './faults/navigation';
import { pagesFaults } from './faults/pages';
import { postsFaults } from './faults/posts';
import { publishedLinksFaults, soundPublishedLinks } from './faults/publishedLinks';
import { queryFaults } from './faults/queries';
import { reactFaults } from './faults/react';
import { redirectsFaults } from './faults/redirects';
import { severalFaultsFaults } from './faults/severalFaults';
import { searchProviderFaults } from './faults/searchProvider';
import { sidebarsFaults } from './faults/sidebars';
import { signsFaults } from './faults/signs';
import { siteYamlFaults } from './faults/siteYaml';
import { versionsFaults } from './faults/versions';
import { textsFaults } from './faults/texts';
import { videosFaults } from './faults/videos';
import { synonymsFaults } from './faults/synonyms';
import { yamlSyntaxFaults } from './faults/yamlSyntax';

afterAll(removeTemporaryFolders);

const tables: [name: string, rows: FaultRow[]][] = [
  ['YAML that cannot be read', yamlSyntaxFaults],
  ['front matter that does not fit', frontMatterFaults],
  ['posts', postsFaults],
  ['site.yaml', siteYamlFaults],
  ['the search provider', searchProviderFaults],
  ['measuring and answers of readers', measuringFaults],
  ['the announcement', announcementFaults],
  ['footer and files', footerFaults],
  ['sidebars.yaml', sidebarsFaults],
  ['versions', versionsFaults],
  ['redirects and aliases', redirectsFaults],
  ['published addresses', publishedLinksFaults],
  ['saved queries', queryFaults],
  ['synonyms', synonymsFaults],
  ['pages and what they refer to', pagesFaults],
  ['front matter that leads to other pages', navigationFaults],
  ['kinds of pages', kindsFaults],
  ['links', linksFaults],
  ['catalogues of UI texts', localesFaults],
  ['components and tags', componentsFaults],
  ['pages of React', reactFaults],
  ['content elements', elementsFaults],
  ['signs, brackets and imports', signsFaults],
  ['admonitions', admonitionsFaults],
  ['images and figures', imagesFaults],
  ['the glossary and its terms', glossaryFaults],
  ['the model of the product', modelFaults],
  ['videos', videosFaults],
  ['headings and code', headingsFaults],
  ['what texts say', textsFaults],
  ['pages that are not shown in every language', fallbackFaults],
  ['several faults', severalFaultsFaults],
];

describe.each(tables)('%s', (_name, rows) => {
  test.each(rows)('%s', async (_fault, changes, report) => {
    expect(await reportAfter(changes)).toBe(report);
  });
});

test.each(soundFallback)('%s may lead to a page that is not shown in every language', async (_sound, changes) => {
  expect(await faultsAfter(changes)).toEqual([]);
});

test.each(soundNavigation)('front matter with %s is sound', async (_sound, changes) => {
  expect(await faultsAfter(changes)).toEqual([]);
});

test('pages of paired kinds that link to each other are sound', async () => {
  expect(await faultsAfter(soundKinds)).toEqual([]);
});

test.each(soundPublishedLinks)('published addresses with %s are sound', async (_sound, changes) => {
  expect(await faultsAfter(changes)).toEqual([]);
});

test.each(soundMeasuring)('site.yaml with %s is sound', async (_sound, changes) => {
  expect(await faultsAfter(changes)).toEqual([]);
});

test('texts that keep to the model are sound', async () => {
  expect(await faultsAfter(soundModel)).toEqual([]);
});
