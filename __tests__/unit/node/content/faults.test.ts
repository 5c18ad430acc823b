import { removeTemporaryFolders } from '../../../support/contentFolder';
import { reportAfter, type FaultRow } from '../../../support/faults';
import { admonitionsFaults } from './faults/admonitions';
import { componentsFaults } from './faults/components';
import { frontMatterFaults } from './faults/frontMatter';
import { headingsFaults } from './faults/headings';
import { imagesFaults } from './faults/images';
import { linksFaults } from './faults/links';
import { localesFaults } from './faults/locales';
import { pagesFaults } from './faults/pages';
import { postsFaults } from './faults/posts';
import { redirectsFaults } from './faults/redirects';
import { severalFaultsFaults } from './faults/severalFaults';
import { sidebarsFaults } from './faults/sidebars';
import { signsFaults } from './faults/signs';
import { siteYamlFaults } from './faults/siteYaml';
import { synonymsFaults } from './faults/synonyms';
import { yamlSyntaxFaults } from './faults/yamlSyntax';

afterAll(removeTemporaryFolders);

const tables: [name: string, rows: FaultRow[]][] = [
  ['YAML that cannot be read', yamlSyntaxFaults],
  ['front matter that does not fit', frontMatterFaults],
  ['posts', postsFaults],
  ['site.yaml', siteYamlFaults],
  ['sidebars.yaml', sidebarsFaults],
  ['redirects and aliases', redirectsFaults],
  ['synonyms', synonymsFaults],
  ['pages and what they refer to', pagesFaults],
  ['links', linksFaults],
  ['catalogues of UI texts', localesFaults],
  ['components and tags', componentsFaults],
  ['signs, brackets and imports', signsFaults],
  ['admonitions', admonitionsFaults],
  ['images and figures', imagesFaults],
  ['headings and code', headingsFaults],
  ['several faults', severalFaultsFaults],
];

describe.each(tables)('%s', (_name, rows) => {
  test.each(rows)('%s', async (_fault, changes, report) => {
    expect(await reportAfter(changes)).toBe(report);
  });
});
