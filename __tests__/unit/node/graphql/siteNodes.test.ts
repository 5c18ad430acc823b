import { siteFields } from '../../../../src/node/graphql/siteNodes';
import { loadSite } from '../../../../src/node/content/loadSite';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { makeContentFolder } from '../../../support/contentFolder';
import { engineOf } from '../../../support/engine';
import { replaced } from '../../../support/changes';

test.each([
  ['width: 9, height: 9', ''],
  ['width: 9, height: 9, alt: Lehti', ''],
  ['width: 9, height: 9, title: hide', 'Pieni ohjesivusto'],
  ['width: 9, height: 9, title: hide, alt: Lehti', 'Lehti'],
])('a logo { %s } has the text "%s": beside the title it needs none', (keys, alt) => {
  const logo = `navbar:\n  logo: { src: /logo.svg, ${keys} }`;
  const folder = makeContentFolder(replaced('site.yaml', 'navbar:', logo));
  const { loaded } = loadSite(engineOf(folder), createRecordStore());
  if (loaded === undefined) throw new Error('The site cannot be read.');
  expect(siteFields(loaded, 'fi').navbar.logo?.alt).toBe(alt);
});
