import { doc, frontMatter, page, post, replaced, withKeys } from '../../../../support/changes';
import type { Changes } from '../../../../support/contentFolder';
import type { ErrorCase } from '../../../../support/errorCases';
import { excepted, withChecks } from './checks';

const words = (count: number) => `Sana${' sana'.repeat(count - 1)}.`;

const SHEET = '<rect width="120" height="40" fill="#edf5f1"/>';
const drawing = (...parts: string[]): Changes => ({
  'docs/ohjeet/kaavio.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">\n${parts.join('\n')}\n</svg>\n`,
});
const COLORS = '#edf5f1, #ffffff, #dcece5, #095f45, #17211d, #46554f, #b9cfc5, #7d8f88';

/** A page of a kind with this requirement, beside a page of a kind without requirements. */
const ofKind = (asked: string, body = 'Vain kolme sanaa.'): Changes => ({
  ...page(body),
  'kinds.yaml': `versio: { under: docs/versiot }\nsivu: { under: docs, ${asked} }\n`,
});

/** Pages that link to the new page. */
const linkedBy = (count: number): Changes => ({
  ...page('Teksti.'),
  'docs/yksi.mdx': doc('Yksi', '[a](/docs/uusi) ja [b](/docs/uusi#c)'),
  'docs/kaksi.mdx': doc('Kaksi', count > 1 ? '[a](/docs/uusi)' : 'Teksti.'),
  ...withChecks('{ link/unknown-heading: off }'),
});

/** A page with a translation, and another whose translation has other heading levels, which are not compared. */
const translated = (heading: string): Changes => ({
  ...page('## Yksi\n\nTeksti.'),
  'docs/uusi.sv.mdx': doc('Ny', `${heading}\n\nText.`),
  'docs/toinen.mdx': doc('Toinen', '## Yksi\n\n## Kaksi'),
  'docs/toinen.sv.mdx': doc('Annan', '## Ett\n\n### Två'),
});

const withDate = (keys: string): Changes => ({
  ...replaced('blog/webinaari.mdx', 'date: 2025-09-05\nslug: webinaari', keys),
  ...withChecks('{ front-matter/key-order: warning }'),
});

/** A rule, and a case that breaks it with a warning. */
type Warning = [rule: string, ...errorCase: ErrorCase];

/** A picture of 4,001 × 1 pixels. */
const WIDE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAD6EAAAABAQMAAAAfe6jdAAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVR42mNgGAUjDwAAAfYAAUsUO6wAAAAASUVORK5CYII=',
  'base64',
);
const SKELETON = {
  'templates/sivu.mdx': '---\ntitle: $title\n---\n\nKerro, milloin.\n\n## Katso myös\n\n| Mitä | Kerro. |\n',
};
const inFooter = (copyright: string) => replaced('site.yaml', 'label: Alku }', `label: ${copyright} }`);

/** Warnings by topic. */
export const warnings: Readonly<Record<string, Warning>> = {
  'an exception that is not needed': [
    'checks/unused-exception',
    excepted("{ names/unknown: 'x' }", 'Koira.'),
    '4:11 This page does not break the rule "names/unknown". Remove the exception.',
  ],
  'a synonym that no sentence contains': [
    'synonym/hidden',
    { 'synonyms.fi.yaml': '- { words: [alku, konkurssi], pages: [/docs/alku] }\n' },
    'synonyms.fi.yaml:1:19 "konkurssi" leads to /docs/alku, where no sentence contains it.',
    'Write one, such as "The system has no …: do this". If it is only another wording, list it under spellings.',
  ],
  'a keyword that no sentence contains': [
    'synonym/hidden',
    { 'docs/uusi.mdx': '---\ntitle: Uusi\ndescription: Uusi sivu.\nkeywords: [sivut, konkurssi]\n---\n\nTeksti.\n' },
    'docs/uusi.mdx:4:19 No sentence of this page contains the keyword "konkurssi".',
    'Write one, such as "The system has no …: do this". If it is only another wording, move it to spellings in the synonyms.',
  ],
  'a post of a day to come': [
    'post/future',
    post('date: 2999-01-01', 'uusi'),
    'blog/uusi.mdx:2:1 The day of this post is 2999-01-01, but the next build publishes it.',
    'Add "draft: true" until that day, or correct the day.',
  ],
  'keys of the front matter in another order': [
    'front-matter/key-order',
    withDate('date: 2025-09-05\nslug: webinaari'),
    '2:1 The keys of the front matter are in another order than in the handbook. Write them in this order: title, description, slug, date, authors.',
  ],
  'a drawing without a sheet': [
    'image/dark',
    drawing('<path stroke="#095f45"/>'),
    '1:1 The dark mode leaves this drawing as it is: it has no sheet of the colour #edf5f1. Put a rectangle behind all of it: <rect width="100%" height="100%" fill="#edf5f1"/>.',
  ],
  'a drawing with a colour that the dark mode cannot turn': [
    'image/dark',
    drawing(SHEET, '<path fill="#095f45" stroke="#f00"/>'),
    '3:30 The dark mode leaves this drawing as it is: #f00 is not one of the colours that it can turn.',
    `Use one of ${COLORS}.`,
  ],
  'a drawing with a picture in it': [
    'image/dark',
    drawing(SHEET, '<image href="a.png"/>'),
    '3:1 The dark mode leaves this drawing as it is: it contains an embedded picture, whose colours cannot be read. Draw it with shapes and text, or save the whole as a PNG.',
  ],
  'a relative link': [
    'link/relative',
    withChecks('{ link/relative: warning }'),
    'docs/ohjeet/index.mdx:6:15 The link "./saldo.mdx" is relative to its file. Write /docs/ohjeet/saldo',
  ],
  'a page of too few words for its kind': [
    'page/length',
    ofKind('words: [4, 9]'),
    '1:1 This page has 3 words; one of the kind "sivu" has 4 to 9. Add what its readers still have to ask for, or move its text into another page.',
  ],

  'a page of too many questions for its kind': [
    'page/length',
    ofKind('questions: [1, 1]', '## Miten?\n\nNäin.\n\n## Missä?\n\nTäällä.\n\n## Katso myös\n\nMuu.'),
    '1:1 This page has 2 questions; one of the kind "sivu" has 1 to 1. Leave out those that are asked least.',
  ],
  'a page that only links to itself': [
    'page/orphan',
    page('Katso [tätä](/docs/uusi).'),
    '1:1 No other page links to this page in its text. Link to /docs/uusi from at least 2 pages whose readers need it next.',
  ],
  'a page that one other page links to twice': [
    'page/orphan',
    linkedBy(1),
    '1:1 Only 1 other page links to this page in its text. Link to /docs/uusi from at least 2 pages whose readers need it next.',
  ],

  'a post without a lead': [
    'post/lead',
    {},
    'blog/webinaari.mdx:1:1 This post does not say where its lead ends, so lists show its description. Write {/* truncate */} on its own line after the first paragraphs.',
  ],
  'an HTML file that is served as it is': [
    'file/html',
    { 'static/ohje.html': '<p>x</p>' },
    'static/ohje.html This HTML file is served as it is: the Content-Security-Policy blocks its inline scripts and styles, but not scripts in files of the site.',
    'Write it as a page of docs/, or serve it from another site.',
  ],
  'a long sentence': [
    'sentence/long',
    page(`Lyhyt lause. ${words(26)}`),
    '6:14 This sentence has 26 words, more than the 25 that are read at once. Split it into two.',
  ],

  'a sentence of a template': [
    'text/skeleton',
    { ...SKELETON, ...page('## Katso myös\n\nKerro, milloin.') },
    'docs/uusi.mdx:8:1 This sentence is from the template of "npm run new".',
    'Write your own text in its place, or remove it.',
  ],
  'a heading that a line of hyphens makes': [
    'heading/underlined',
    page('Alku.\n\nViiva\nseuraa.\n---\n\nJatkuu.'),
    '8:1 The line --- right below this text makes it a heading. Write ## before the text for a heading, or leave an empty line above --- for a horizontal rule.',
  ],
  'a name of a file with spaces and capitals': [
    'page/plain-name',
    { 'docs/Lehden\u00a0vaihto.mdx': doc('Vaihto') },
    'docs/Lehden\u00a0vaihto.mdx The name of this file has a space or a capital letter, and so has the address of its page.',
    'Rename it to docs/lehden-vaihto.mdx: npm run rename also changes the links.',
  ],
  'a picture of many pixels': [
    'image/size',
    { ...page('![Kaavio](./suuri.png)'), 'docs/suuri.png': WIDE },
    'docs/suuri.png This image has 0.0 MB and 4001 × 1 pixels.',
    'Save it with at most 2 MB and 4000 pixels a side: pages show it at most 1,600 pixels wide, and the repository keeps it for good.',
  ],
  'a picture of many bytes': [
    'image/size',
    {
      ...page('![Kaavio](./kaavio.svg)'),
      'docs/kaavio.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${'x'.repeat(2_000_000)}--></svg>`,
    },
    'docs/kaavio.svg This image has 2.0 MB and 9 × 9 pixels.',
    'Save it with at most 2 MB and 4000 pixels a side: pages show it at most 1,600 pixels wide, and the repository keeps it for good.',
  ],
  'a label of the settings without all languages': [
    'settings/label-locale',
    inFooter('{ fi: Alku, en: Start }'),
    '26:36 This text is missing in "sv".',
    'Add it: sv: …',
  ],
  'a label of a sidebar without all languages': [
    'settings/label-locale',
    replaced('sidebars.yaml', 'en: Guides, sv: Anvisningar', ''),
    'sidebars.yaml:2:10 This text is missing in "en", "sv".',
    'Add it: en: …, sv: …',
  ],
  'straight quotation marks': [
    'text/quotes',
    { ...page('Sano "hei".'), ...withChecks('{ text/quotes: warning }') },
    '6:6 These quotation marks are straight. Write ”…”',
  ],
  'trailing white space': ['text/trailing-spaces', page('Teksti. '), '6:8 This line ends in white space. Remove it.'],
  'a heading whose id is not that of its original': [
    'translation/heading-ids',
    translated('## Ett'),
    'docs/uusi.sv.mdx:6:1 This heading has the id "ett", but "yksi" in content/docs/uusi.mdx. Write ## … {#yksi}, so that links work in every language.',
  ],
  'a description that is longer than the option allows': [
    'description/length',
    {
      ...frontMatter(`title: Uusi\ndescription: ${'a'.repeat(171)}`),
      ...withChecks('{ description/length: [warning, { max: 170 }] }'),
    },
    '3:14 "description" has 171 characters, more than the 170 that fit. Shorten it.',
  ],
};

/** Content that follows a warning's rule. If other files break the rule, also the file that follows it. */
export const kept: Readonly<Record<string, [rule: string, changes: Changes, onlyIn?: string]>> = {
  'a synonym in a compound of another form': [
    'synonym/hidden',
    {
      'synonyms.fi.yaml': '- { words: [konkurssin], spellings: [vararikko], pages: [/docs/uusi] }\n',
      ...page('Konkurssipesä.'),
    },
    'content/synonyms.fi.yaml',
  ],
  'an exception that is needed': ['checks/unused-exception', excepted("{ names/unknown: 'x' }")],
  'an exception from a rule that is off': [
    'checks/unused-exception',
    { ...excepted("{ names/unknown: 'x' }", 'Koira.'), ...withChecks('{ names/unknown: off }') },
  ],
  'keys of the front matter in order': [
    'front-matter/key-order',
    withDate('slug: webinaari\ndate: 2025-09-05'),
    'content/blog/webinaari.mdx',
  ],
  'a text file that is served as it is': ['file/html', { 'static/ohje.txt': 'x' }],
  'a drawing with a sheet': ['image/dark', drawing(SHEET, '<path stroke="#095f45"/>')],
  'a link from the root': [
    'link/relative',
    {
      ...withChecks('{ link/relative: warning }'),
      ...replaced('docs/ohjeet/index.mdx', './saldo.mdx', '/docs/ohjeet/saldo'),
    },
  ],
  'a page of the length of its kind': ['page/length', ofKind('words: [3, 3]'), 'content/docs/uusi.mdx'],
  'a page that two others link to': ['page/orphan', linkedBy(2), 'content/docs/uusi.mdx'],
  'a horizontal rule, and hyphens in code': ['heading/underlined', page('A\n\n---\n\n```\nB\n---\n```')],
  'a draft that nobody links to': ['page/orphan', withKeys('draft: true'), 'content/docs/uusi.mdx'],
  'a post with a lead': [
    'post/lead',
    replaced('blog/webinaari.mdx', 'syyskuussa.', 'syyskuussa.\n\n{/* truncate */}\n\nTule.'),
  ],
  'a sentence of 25 words': ['sentence/long', page(`Lyhyt lause. ${words(25)}`)],
  'a draft of a template': ['text/skeleton', { ...SKELETON, ...withKeys('draft: true', 'Kerro, milloin.') }],
  'the headings of a template': ['text/skeleton', { ...SKELETON, ...page('Teksti.\n\n## Katso myös') }],
  'a capital in the language of a file': ['page/plain-name', {}],
  'a picture of a usual size': ['image/size', page('![Kaavio](./ohjeet/kaavio.svg)')],
  'a label for all languages': ['settings/label-locale', inFooter('{ fi: Alku, en: Start, sv: Start }')],
  'curly quotation marks, and straight ones in code': [
    'text/quotes',
    { ...page('Sano ”hei”, `"koodi"`.'), ...withChecks('{ text/quotes: warning }') },
  ],
  'two spaces that break a line': ['text/trailing-spaces', page('Rivi  \nvaihtuu.')],
  'a heading with the id of its original': ['translation/heading-ids', translated('## Ett {#yksi}')],
};
