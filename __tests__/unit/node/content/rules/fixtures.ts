import { catalogues, frontMatter, goodText, page, post, replaced } from '../../../../support/changes';
import { withChecks } from '../../../../support/checks';
import type { Changes } from '../../../../support/contentFolder';
import { oneFault, oneWarning, type FaultRow } from '../../../../support/faults';
import { GLOSSARY, sampleGlossary, sampleVideo } from '../../../../support/media';
import { versionedDocs } from '../../../../support/versionedSite';
import { admonitionsFaults } from '../faults/admonitions';
import { announcementFaults } from '../faults/announcement';
import { componentsFaults } from '../faults/components';
import { elementsFaults } from '../faults/elements';
import { fallbackFaults, soundFallback } from '../faults/fallback';
import { footerFaults } from '../faults/footer';
import { frontMatterFaults } from '../faults/frontMatter';
import { glossaryFaults } from '../faults/glossary';
import { headingsFaults } from '../faults/headings';
import { imagesFaults } from '../faults/images';
import { kindsFaults, soundKinds } from '../faults/kinds';
import { linksFaults } from '../faults/links';
import { localesFaults } from '../faults/locales';
import { modelFaults, soundModel } from '../faults/model';
import { navigationFaults } from '../faults/navigation';
import { pagesFaults } from '../faults/pages';
import { postsFaults } from '../faults/posts';
import { publishedLinksFaults, soundPublishedLinks } from '../faults/publishedLinks';
import { queryFaults } from '../faults/queries';
import { redirectsFaults } from '../faults/redirects';
import { sidebarsFaults } from '../faults/sidebars';
import { signsFaults } from '../faults/signs';
import { siteYamlFaults } from '../faults/siteYaml';
import { synonymsFaults } from '../faults/synonyms';
import { textsFaults } from '../faults/texts';
import { versionsFaults } from '../faults/versions';
import { videosFaults } from '../faults/videos';
import { yamlSyntaxFaults } from '../faults/yamlSyntax';

/** A rule of the check, broken and kept. */
interface RuleFixture {
  /** Changes to the good folder that break it. */
  broken: Changes;
  /** The whole report on them. */
  report: string;
  /** Changes that look at the same thing and keep it. */
  kept: Changes;
}

/** The good folder itself keeps what it has. */
const GOOD: Changes = {};

/** A row of a table of faults, and what it is when it is fixed. */
function fixed(rows: readonly FaultRow[], fault: string, kept: Changes): RuleFixture {
  const row = rows.find(([name]) => name === fault);
  if (row === undefined) throw new Error(`There is no fault "${fault}" in its table.`);
  const [, broken, report] = row;
  return { broken, report, kept };
}

const withKeys = (...lines: string[]) => ['title: Uusi', 'description: Uusi sivu.', ...lines].join('\n');
const withGlossary = (mdx: string): Changes => ({ ...sampleGlossary(), ...page(mdx) });
const synonym: Changes = { 'synonyms.fi.yaml': '- { words: [rahat], pages: [/docs/alku] }\n' };
const affecting = (body: string) => page(body, withKeys('affects: [/docs/ohjeet/saldo]', 'released: 2025-10'));
const saldoAffected = affecting('## Uutta\n\n- Katso [saldo](/docs/ohjeet/saldo).');
const doc = (title: string, body = 'Teksti.') => `---\ntitle: ${title}\ndescription: ${title} tässä.\n---\n\n${body}\n`;

const component = (jsx: string) => `export default function Osa() {\n  return ${jsx};\n}\n`;
const withComponent = (code: string): Changes => ({ 'components/Osa.tsx': code, ...page('Teksti.\n\n<Osa />') });
const PART = 'export default function Osa({ luku }: { luku: number }) {\n  return <p>{luku}</p>;\n}\n';
const EXPORTS = 'export const luku = 1;\n\nTeksti.';
const USES_REACT = 'import { useState } from "react";\n\nexport const A = () => useState(4)[0];\n\n<A />';

/** The fixture of a rule that is off unless a site turns it on. */
const turnedOn = (rule: string, broken: Changes, report: string, kept: Changes): RuleFixture => {
  const on = withChecks(`{ ${rule}: warning }`);
  return { broken: { ...broken, ...on }, report, kept: { ...kept, ...on } };
};

const excepted = (body: string) => ({
  ...sampleGlossary(),
  ...page(body, withKeys("checks: { names/unknown: 'quotes another product' }")),
});
const LAST_LINE = goodText('site.yaml').split('\n').length;

const SHEET = '<rect width="120" height="40" fill="#f6f8fb"/>';
const drawing = (parts: string): Changes => ({
  'docs/ohjeet/kaavio.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">\n${parts}\n</svg>\n`,
});
const ofLength = (words: string): Changes => ({
  'kinds.yaml': `sivu: { under: docs/uudet, words: ${words} }\n`,
  'docs/uudet/sivu.mdx': doc('Sivu', 'Vain kolme sanaa.'),
});
const linkedFrom = (start: string): Changes => ({
  ...page('Teksti.'),
  ...replaced('docs/alku.mdx', 'Lue', start),
  ...withChecks('{ page/orphan: [warning, { min: 1 }] }'),
});
/** A page with a translation, and another whose translation has headings of other levels, which cannot be compared. */
const translated = (heading: string): Changes => ({
  ...page('## Yksi\n\nTeksti.'),
  'docs/uusi.sv.mdx': `---\ntitle: Ny\ndescription: Ny sida.\n---\n\n${heading}\n\nText.\n`,
  'docs/toinen.mdx': doc('Toinen', '## Yksi\n\n## Kaksi'),
  'docs/toinen.sv.mdx': doc('Annan', '## Ett\n\n### Två'),
});
/** The other page of the good folder whose keys are in an order of their own, without the key in question. */
const plainInvoice = replaced('docs/ohjeet/lasku.mdx', 'sidebar_label: Laskut\n', '');
const words = (count: number) => `Sana${' sana'.repeat(count - 1)}.`;
const notUtf8 = Buffer.from(doc('Uusi', 'Hyvä'));
notUtf8[notUtf8.length - 3] = 0xe4;

/** For each rule of the check a fixture that breaks it and one that keeps it. */
export const RULE_FIXTURES: Readonly<Record<string, RuleFixture>> = {
  'admonition/marks': fixed(admonitionsFaults, 'an unclosed admonition', page(':::tip\nTeksti.\n:::')),
  'admonition/unknown': fixed(admonitionsFaults, 'a misspelt admonition', page(':::tip\n\nTeksti.\n\n:::')),
  'checks/exception': {
    broken: frontMatter(withKeys('checks: { names/unknown: }')),
    report: oneFault(
      'content/docs/uusi.mdx:4:11',
      'The exception from "names/unknown" has no reason.',
      "Write why, in quotation marks: names/unknown: 'quotes another product'",
    ),
    kept: excepted('**Kissa** ja koira.'),
  },
  'checks/settings': {
    broken: withChecks('{ link/brokn: off }'),
    report: oneFault(
      `content/site.yaml:${LAST_LINE}:11`,
      'There is no rule "link/brokn".',
      'Did you mean "link/broken"?',
    ),
    kept: withChecks('{ link/broken: warning }'),
  },
  'checks/unused-exception': {
    broken: excepted('Koira.'),
    report: oneWarning(
      'content/docs/uusi.mdx:4:11',
      'This page does not break the rule "names/unknown".',
      'Remove the exception.',
    ),
    kept: excepted('**Kissa** ja koira.'),
  },
  'code/language': fixed(headingsFaults, 'a misspelt code language', page('```python\n{}\n```')),
  'code/settings': fixed(
    elementsFaults,
    'a misspelt word after the language of code',
    page('```json showLineNumbers\na\nb\n```'),
  ),
  'component/code': {
    broken: withComponent('export const Osa = 1;\n'),
    report: oneFault(
      'content/components/Osa.tsx:1:1',
      'This component has no default export.',
      'Write "export default function Osa() { … }".',
    ),
    kept: withComponent(component('<p>Osa</p>')),
  },
  'component/import': fixed(signsFaults, 'an import', page(USES_REACT)),
  'component/name': {
    broken: { 'components/Steps.tsx': component('null') },
    report: oneFault(
      'content/components/Steps.tsx:1:1',
      'There is a component of the site of the name "Steps" already.',
      'Give this file another name.',
    ),
    kept: { 'components/Osa.tsx': component('null') },
  },
  'component/place': {
    broken: { 'blog/2025-07-01-uusi.mdx': `---\n${withKeys('authors: [tiimi]')}\n---\n\n${EXPORTS}\n` },
    report: oneFault(
      'content/blog/2025-07-01-uusi.mdx:7:1',
      'A post has no components of its own, imports or exports.',
      'Write it in Markdown and with the elements of the site.',
    ),
    kept: page(USES_REACT),
  },
  'component/props': {
    broken: {
      'components/Osa.tsx': PART,
      ...page('Teksti.\n\n<Osa />'),
    },
    report: oneFault('content/docs/uusi.mdx:8:1', '<Osa> lacks the property "luku".', 'Write <Osa luku={…}>.'),
    kept: { 'components/Osa.tsx': PART, ...page('Teksti.\n\n<Osa luku={3} />') },
  },
  'component/style': {
    broken: withComponent(component('<p style={{ color: "red" }}>Osa</p>')),
    report: oneFault(
      'content/docs/uusi.mdx',
      'A component writes "style" on <p>, which the site\'s Content-Security-Policy forbids.',
      'Make it by styleSheet of "site/styles".',
    ),
    kept: withComponent(
      `import { styleSheet } from 'site/styles';\nconst styles = styleSheet({ osa: { color: 'red' } });\n${component('<p css={styles.osa}>Osa</p>')}`,
    ),
  },
  'data/unknown-key': fixed(sidebarsFaults, 'a misspelt key of a category', GOOD),
  'data/value': fixed(siteYamlFaults, 'no url', GOOD),
  'description/length': fixed(
    frontMatterFaults,
    'a description that is too long',
    frontMatter(`title: Uusi\ndescription: ${'x'.repeat(155)}`),
  ),
  'description/repeated': fixed(textsFaults, 'a description that another page has', {
    ...page('Teksti.'),
    'docs/toinen.mdx': doc('Toinen'),
  }),
  'element/attribute': fixed(
    imagesFaults,
    'a figure with an unknown property',
    page('<Figure src="./ohjeet/kaavio.svg" alt="a" caption="b" />'),
  ),
  'element/content': fixed(componentsFaults, 'steps without a list', page('<Steps>\n\n1. Avaa.\n\n</Steps>')),
  'element/repeated-id': fixed(
    elementsFaults,
    'a heading with the id of a step',
    page('## Vaihe yksi\n\n<Steps>\n\n1. Avaa.\n\n</Steps>'),
  ),
  'element/unknown': fixed(componentsFaults, 'a misspelt component in a sentence', page('Paina <Kbd>Ctrl</Kbd>.')),
  'front-matter/key-order': turnedOn(
    'front-matter/key-order',
    plainInvoice,
    oneWarning(
      'content/blog/webinaari.mdx:2:1',
      'The keys of the front matter are in another order than in the handbook.',
      'Write them in this order: title, description, slug, date, authors.',
    ),
    {
      ...plainInvoice,
      ...replaced('blog/webinaari.mdx', 'date: 2025-09-05\nslug: webinaari', 'slug: webinaari\ndate: 2025-09-05'),
    },
  ),
  'front-matter/missing': fixed(frontMatterFaults, 'no front matter', page('Teksti.')),
  'front-matter/old-anchor': fixed(
    publishedLinksFaults,
    'an old anchor of a heading that is not there',
    page('## Tiedot', withKeys('oldAnchors: { vanha: tiedot }')),
  ),
  'front-matter/unknown-key': fixed(frontMatterFaults, 'a key that is like no other', page('Teksti.')),
  'front-matter/value': fixed(frontMatterFaults, 'no title', page('Teksti.')),
  'glossary/entry': fixed(glossaryFaults, 'a term that is there twice', {
    'glossary.yaml': `${GLOSSARY}tase:\n  term: tase\n  explanation: A.\n`,
  }),
  'glossary/place': fixed(glossaryFaults, 'a term in a heading', withGlossary('Katso <Term>saldo</Term>.')),
  'glossary/unknown-page': fixed(glossaryFaults, 'a page that does not exist', sampleGlossary()),
  'glossary/unknown-term': fixed(
    glossaryFaults,
    'a term that the glossary has not, but a similar one',
    withGlossary('Katso <Term>saldo</Term>.'),
  ),
  'heading/empty': fixed(headingsFaults, 'an empty heading', page('## Otsikko\n\nTeksti')),
  'heading/no-id': fixed(headingsFaults, 'a heading of signs only', page('## ??? {#kysymys}\n\nTeksti')),
  'heading/repeated': fixed(headingsFaults, 'two headings of one text', page('## Sama\n\nTeksti.\n\n### Toinen')),
  'heading/repeated-id': fixed(headingsFaults, 'one id twice', page('## A {#sama}\n\n## B {#toinen}')),
  'heading/second-title': fixed(headingsFaults, 'a second title', page('## Otsikko\n\n## B')),
  'heading/skipped-level': fixed(headingsFaults, 'a skipped heading level', page('## A\n\n### B')),
  'image/alt': fixed(imagesFaults, 'an image without a text', page('![Kaavio](./ohjeet/kaavio.svg)')),
  'image/dark': {
    broken: drawing('<path stroke="#1f5fa8"/>'),
    report: oneWarning(
      'content/docs/ohjeet/kaavio.svg:1:1',
      'The dark mode leaves this drawing as it is: it has no sheet of the colour #f6f8fb.',
      'Put a rectangle behind all of it: <rect width="100%" height="100%" fill="#f6f8fb"/>.',
    ),
    kept: drawing(`${SHEET}<path stroke="#1f5fa8"/>`),
  },
  'image/missing': fixed(imagesFaults, 'an image that does not exist', page('![Kaavio](./ohjeet/kaavio.svg)')),
  'interface/texts': fixed(
    localesFaults,
    'a missing key',
    catalogues('{ "hei": "Hei" }', '{ "hei": "Hello" }', '{ "hei": "Hej" }'),
  ),
  'kinds/unknown-kind': fixed(kindsFaults, 'a kind that is paired with a misspelt one', soundKinds),
  'link/broken': fixed(linksFaults, 'a misspelt page', page('Katso [saldo](/docs/ohjeet/saldo).')),
  'link/draft': fixed(linksFaults, 'a draft', {
    ...page('x'),
    ...replaced('docs/alku.mdx', 'Lue', '[x](/docs/uusi) Lue'),
  }),
  'link/no-file': fixed(linksFaults, 'a relative link to no file', page('Katso [tämä](./ohjeet/saldo.mdx).')),
  'link/old-address': fixed(linksFaults, 'an alias', page('Katso [lasku](/docs/ohjeet/lasku).')),
  'link/relative': turnedOn(
    'link/relative',
    GOOD,
    oneWarning(
      'content/docs/ohjeet/index.mdx:6:15',
      'The link "./saldo.mdx" is relative to its file.',
      'Write /docs/ohjeet/saldo',
    ),
    replaced('docs/ohjeet/index.mdx', './saldo.mdx', '/docs/ohjeet/saldo'),
  ),
  'link/unknown-heading': fixed(linksFaults, 'a misspelt heading', page('Katso [lasku](/docs/ohjeet/lasku#lähetys).')),
  'link/unreadable': fixed(
    linksFaults,
    'an address in running text that has no number at its port',
    page('Avaa `https://palvelin.fi:portti/haku` tai https://palvelin.fi:8080/haku ensin.'),
  ),
  'link/unsafe': fixed(linksFaults, 'a link that runs code', page('Katso [tämä](https://example.com).')),
  'model/unknown-name': fixed(modelFaults, 'a state that its thing does not have', soundModel),
  'model/unknown-thing': fixed(modelFaults, 'a table of a thing that the model does not have', soundModel),
  'names/unknown': fixed(textsFaults, 'a bold name that the glossary has not', withGlossary('Avaa **Saldo**.')),
  'page/file-name': {
    broken: { 'docs/saldo#tila.mdx': doc('Tila') },
    report: oneFault(
      'content/docs/saldo#tila.mdx',
      'The name of this file has "#" in it, so it cannot be the address of a page.',
      'Rename it; letters, digits and hyphens are enough.',
    ),
    kept: { 'docs/pääsy ja käyttö.mdx': doc('Tila') },
  },
  'page/length': {
    broken: ofLength('[4, 9]'),
    report: oneWarning(
      'content/docs/uudet/sivu.mdx:1:1',
      'This page has 3 words; one of the kind "sivu" has 4 to 9.',
      'Tell what its readers still have to ask for, or put it into another page.',
    ),
    kept: ofLength('[3, 3]'),
  },
  'page/orphan': {
    broken: linkedFrom('Lue'),
    report: oneWarning(
      'content/docs/uusi.mdx:1:1',
      'The text of no other page links to this page.',
      'Link to /docs/uusi from a page whose readers need it next.',
    ),
    kept: linkedFrom('[Uusi](/docs/uusi). Lue'),
  },
  'page/reserved-path': fixed(pagesFaults, 'a doc where a category has its page', {
    'docs/category/muut.mdx': doc('Muut'),
  }),
  'page/route-clash': fixed(pagesFaults, 'two files with one path', { 'docs/muut.mdx': doc('Muut') }),
  'page/unknown-neighbour': fixed(
    navigationFaults,
    'a misspelt next page',
    frontMatter(withKeys('pagination_next: /docs/ohjeet/saldo')),
  ),
  'page/unknown-sidebar': fixed(
    navigationFaults,
    'a misspelt sidebar',
    frontMatter(withKeys('displayed_sidebar: ohjeet')),
  ),
  'page/unpaired': fixed(kindsFaults, 'a page of a paired kind that links to none of the other', soundKinds),
  'post/date': fixed(postsFaults, 'no date', post('date: 2025-07-01', 'uusi')),
  'post/lead': {
    broken: { 'blog/webinaari.mdx': goodText('blog/webinaari.mdx') },
    report: oneWarning(
      'content/blog/webinaari.mdx:1:1',
      'This post does not say where its lead ends, so lists show its description.',
      'Write {/* truncate */} on a line of its own after the first paragraphs.',
    ),
    kept: replaced('blog/webinaari.mdx', 'syyskuussa.', 'syyskuussa.\n\n{/* truncate */}\n\nTule.'),
  },
  'post/unknown-author': fixed(postsFaults, 'a misspelt author', post()),
  'post/unknown-tag': fixed(postsFaults, 'a misspelt tag', post('tags: [uutiset]')),
  'published/gone': fixed(
    publishedLinksFaults,
    'a page that has moved to another folder',
    soundPublishedLinks[0]?.[1] ?? GOOD,
  ),
  'query/invalid': fixed(queryFaults, 'a query with a misspelt field', {
    'queries/omat.graphql': '# Titles.\n{\n  allDoc {\n    nodes {\n      title\n    }\n  }\n}\n',
  }),
  'redirect/broken': fixed(redirectsFaults, 'a redirect to a misspelt page', {
    'redirects.yaml': '- { from: /a, to: /docs/alku }\n',
  }),
  'release/items': fixed(
    pagesFaults,
    'an item of a release note that links to another page than it changes',
    saldoAffected,
  ),
  'release/undated': fixed(pagesFaults, 'a change without its month', saldoAffected),
  'release/unknown-page': fixed(pagesFaults, 'a misspelt page under "affects"', saldoAffected),
  'release/unlinked': fixed(pagesFaults, 'a changed page that the text does not link to', saldoAffected),
  'sentence/long': {
    broken: page(`Lyhyt lause. ${words(26)}`),
    report: oneWarning(
      'content/docs/uusi.mdx:6:14',
      'This sentence has 26 words, more than the 25 that are read at once.',
      'Make two of it.',
    ),
    kept: page(`Lyhyt lause. ${words(25)}`),
  },
  'settings/announcement': fixed(
    announcementFaults,
    'a link that runs code',
    replaced('site.yaml', 'footer:', "announcement:\n  content: 'Katso [tämä](/docs/alku)'\nfooter:"),
  ),
  'settings/dead-address': fixed(
    footerFaults,
    'a logo that is not there',
    replaced(
      'site.yaml',
      '  copyright',
      '  logo: { alt: Pieni, width: 10, height: 10, src: /favicon.svg }\n  copyright',
    ),
  ),
  'settings/releases': fixed(
    siteYamlFaults,
    'release notes at a page that is no category',
    replaced('site.yaml', 'support: /docs/alku', 'releases: /docs/category/ohjeet'),
  ),
  'settings/unknown-page': fixed(siteYamlFaults, 'a navbar link to no page', GOOD),
  'sidebar/docs': fixed(sidebarsFaults, 'a misspelt doc', GOOD),
  'site/empty': fixed(pagesFaults, 'no docs that others lead to', GOOD),
  'site/locales': fixed(siteYamlFaults, 'a locale twice', GOOD),
  'site/missing': fixed(siteYamlFaults, 'no site.yaml', GOOD),
  'states/unknown': fixed(modelFaults, 'a state in a text that its thing does not have', soundModel),
  'synonym/repeated': fixed(synonymsFaults, 'a synonym that is said twice', synonym),
  'synonym/shadows-title': fixed(synonymsFaults, 'a synonym that is another page’s title', synonym),
  'synonym/unknown-page': fixed(synonymsFaults, 'synonyms that lead to no page', synonym),
  'syntax/encoding': {
    broken: { 'docs/uusi.mdx': notUtf8 },
    report: oneFault(
      'content/docs/uusi.mdx:6:4',
      'This character cannot be read: the file is not UTF-8.',
      'Save the file as UTF-8, and write the character again.',
    ),
    kept: page('Hyvä'),
  },
  'syntax/export': fixed(signsFaults, 'an export that hides an element', page(EXPORTS)),
  'syntax/expression': fixed(signsFaults, 'a word in curly brackets', page('Kirjoita {3} kenttään.')),
  'syntax/json': {
    broken: catalogues('{ "hei": "Hei", }', '{ "hei": "Hello" }', '{ "hei": "Hej" }'),
    report: oneFault(
      'content/locales/fi/terve.json:1:17',
      'This is not valid JSON.',
      'Look for a comma, a bracket or a quotation mark that is missing or too many.',
    ),
    kept: catalogues('{ "hei": "Hei" }', '{ "hei": "Hello" }', '{ "hei": "Hej" }'),
  },
  'syntax/mdx': fixed(signsFaults, '"<" before a letter', page('Jos a \\<b niin.')),
  'syntax/yaml': fixed(
    yamlSyntaxFaults,
    'an unclosed quotation mark',
    frontMatter('title: "Uusi"\ndescription: Uusi sivu.'),
  ),
  'terms/forbidden': fixed(textsFaults, 'a forbidden spelling', withGlossary('Tarkista saldo.')),
  'text/quotes': turnedOn(
    'text/quotes',
    page('Sano "hei".'),
    oneWarning('content/docs/uusi.mdx:6:6', 'These quotation marks are straight.', 'Write ”…”'),
    page('Sano ”hei”, `"koodi"`.'),
  ),
  'text/repeated': fixed(textsFaults, 'a text that another page has', {
    ...page('Katso alempaa.'),
    'docs/toinen.mdx': doc('Toinen', 'Katso alempaa.'),
  }),
  'text/trailing-spaces': {
    broken: page('Teksti. '),
    report: oneWarning('content/docs/uusi.mdx:6:8', 'This line ends in white space.', 'Remove it.'),
    kept: page('Rivi  \nvaihtuu.'),
  },
  'title/length': fixed(
    frontMatterFaults,
    'a title that is too long',
    frontMatter(`title: ${'x'.repeat(60)}\ndescription: Uusi sivu.`),
  ),
  'translation/fallback': fixed(fallbackFaults, 'a link in a translation', soundFallback[1]?.[1] ?? GOOD),
  'translation/heading-ids': {
    broken: translated('## Ett'),
    report: oneWarning(
      'content/docs/uusi.sv.mdx:6:1',
      'This heading has the id "ett", and "yksi" in content/docs/uusi.mdx.',
      'Write ## … {#yksi}, so that a link leads to it in every language.',
    ),
    kept: translated('## Ett {#yksi}'),
  },
  'translation/no-original': fixed(pagesFaults, 'a translation without original', GOOD),
  'version/pages': fixed(versionsFaults, 'a version that is listed and has no folder', versionedDocs),
  'version/repeated': fixed(versionsFaults, 'a version that is there twice', versionedDocs),
  'video/files': fixed(videosFaults, 'a video whose file is not there', sampleVideo()),
  'video/unknown': fixed(videosFaults, 'a misspelt video', { ...sampleVideo(), ...page('<Video name="nayte" />') }),
};
