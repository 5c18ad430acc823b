import { errorCases, type ErrorCases } from '../../../../support/errorCases';
import { doc, frontMatter, inSite, page, written } from '../../../../support/changes';

const TABLE =
  'This is written like a table, but is shown as it is. Write a row of hyphens as its second line, with as many cells as the head: | --- | --- |';
const SPACE =
  'This is written like a link or a picture, but is shown as it is: its address has a space. Write each space of the address as %20, or rename the file.';
const CODE =
  'This is code, which pages of this site may not contain. Write it in Markdown and with the elements of the site. If you trust everyone who writes the content with your computer, set "components: trusted" in site.yaml.';

const bodies: ErrorCases = errorCases(page, {
  'Kirjoita <asiakasnumero> kenttään.':
    '6:10 There is no tag <asiakasnumero>. For the signs themselves write \\<asiakasnumero>.',
  '## Alku {#a .b}':
    '6:9 This is not the form of an id. Write {#id} at the end of a heading, without spaces or other signs.',
  'Teksti {#oma}': '6:8 Only headings have an id of this form. Remove it, or write \\{ for a curly bracket.',
  '## Alku {#pageMain}':
    '6:1 The frame of every page already has the id "pageMain". Give the heading another id: ## Heading {#id}',
  'Rivin\u000bvaihto.':
    '6:6 There is a control character here (U+000B), which no browser shows. Remove it, and write the line break or the letter again that it stands for.',
  'Teksti.\n\n##\u00a0Otsikko':
    '8:1 "##" is followed by a non-breaking space, so it has no effect. Write an ordinary space after it.',
  '> ##Otsikko':
    '6:3 "##" is not followed by a space, so this is not a heading. Write "## " before its text, or \\## for the signs themselves.',
  'Alku:\n•\tTarkista asiakas': '7:1 This line starts with "•", which makes no list. Write "- " in place of it.',
  'o\tTarkista asiakas': '6:1 This line starts with "o" and a tab, which makes no list. Write "- " in place of it.',
  '– ensimmäinen\n– toinen': '6:1 These lines start with "–", which makes no list. Write "- " in place of it.',
  '| A | B |\n| --- |\n| 1 | 2 |': `6:1 ${TABLE}`,
  'A | B\n--- | --- | ---\n1 | 2': `6:1 ${TABLE}`,
  '| A | B |\n| --- | --- |\n| 1 | `a | b` |':
    '8:10 This cell is not shown: the row has 3 cells, and the head 2. Add a column to the head, or write \\| for the sign itself, in code too.',
  'Teksti\nja ![Kuva](Kuva 1.png)': `7:10 ${SPACE}`,
  'Soita [meille](tel:+358 40 123 4567).': `6:14 ${SPACE}`,
  'Lue [ohje](/docs/alku':
    '6:10 This is written like a link or a picture, but is shown as it is. Check its brackets; write \\[ for the sign itself.',
  '1. Yksi\n2. Kaksi\n4. Neljä':
    '8:1 This item is written as 4, but is shown as 3. Number the items in their order. If it is not a list, write 4\\. with a backslash.',
  'Muutos tulee voimaan\n1. tammikuuta 2026 kaikille.':
    '7:1 This date is shown as item 1 of a list. Number the items in their order. If it is not a list, write 1\\. with a backslash.',
});

const heads: ErrorCases = {
  ...errorCases(written('docs/uusi.mdx'), {
    '\n---\ntitle: A\n---\n': '1:1 There is an empty line before the front matter. Start the file with "---".',
    '—\ntitle: A\n—\n':
      '1:1 The first line is "—" instead of "---". Write three hyphens. Word and Google Docs turn them into a dash.',
    '---\ntitle: A\n\nTeksti.\n': '1:1 The front matter does not end. Write "---" on its own line after its last key.',
    '---\ntitle: A\n...\n\nTeksti.\n':
      '1:1 The front matter ends with "...". Write "---" on its own line after its last key.',
  }),
  ...errorCases((title) => frontMatter(`title: ${title}\ndescription: "Kohta # 3" # kuvaus\ndraft: true # vielä`), {
    'Tilaus #123':
      '2:14 This text ends before the "#", which starts a comment. Put quotation marks around the whole text.',
    '!Huomio laskuttajat': '2:8 A text cannot start with "!". Put quotation marks around the text.',
    '&-merkki laskulla': '2:8 A text cannot start with "&". Put quotation marks around the text.',
    '? kysymys': '2:8 A text cannot start with "?". Put quotation marks around the text.',
    '- miinus': '2:8 A text cannot start with "-". Put quotation marks around the text.',
    '"C:\\Ohjeet"':
      "2:11 A backslash is a special character between double quotation marks. Put single quotation marks around the text: 'C:\\Ohjeet'",
    '[a, #ff0000]':
      '3:1 A bracket is opened but not closed before this place. Write ] where it ends, and quotation marks around colours: "#1f5fa8".',
  }),
  'a non-breaking space behind a colon': [
    frontMatter('title:\u00a0Uusi\ndescription: Uusi sivu.'),
    '2:1 There is a non-breaking space after the colon of this line. Replace it by an ordinary space.',
  ],
  'a translation into a language that the site does not have': [
    { 'docs/uusi.se.mdx': doc('Ny') },
    'docs/uusi.se.mdx ".se" is not a language of this site, so this file is not a translation. The languages are fi, en, sv. Rename the file.',
  ],
};

const code: ErrorCases = {
  'a component where pages may contain no code': [
    {
      ...page('<Osa />'),
      ...inSite('components: trusted', 'components: off'),
      'components/Osa.tsx': 'export default function Osa() {\n  return null;\n}\n',
    },
    `6:1 ${CODE}`,
  ],
};

const XHTML = 'http://www.w3.org/1999/xhtml';
const PDF = '%PDF-1.4\n1 0 obj<</OpenAction<</S';
/** Files of `static` that can run, each with its text and its finding: place and part. */
const PROGRAMS: readonly (readonly [name: string, text: string, place: string, what: string])[] = [
  ['_k.MJS', '1', '', '.MJS'],
  ['a.xml', `<a>\n  <h:script xmlns:h="${XHTML}"/>\n</a>`, ':2:3', '<h:script>'],
  ['b.XML', '<a xmlns="http://www.w3.org/1999/&#120;html" onclick="a()"/>', ':1:1', 'onclick="…"'],
  ['c.xml', '<?xml-stylesheet type="text/xsl" href="a.css"?><a/>', ':1:1', '<?xml-stylesheet?>'],
  ['d.xml', '<?xml version="1.0" encoding="utf-7"?><a/>', ':1:1', 'encoding="utf-7"'],
  ['e.xhtml', `<html xmlns="${XHTML}"><iframe/></html>`, ':1:44', '<iframe>'],
  ['f.html', '<p>a</p><script src=/a.js></script>', ':1:9', '<script>'],
  ['g.htm', '<meta http-equiv=refresh content="0;url=https://a.example">', ':1:1', 'http-equiv="…"'],
  ['h.html', '<a href=" java&#10;script:a()">b</a>', ':1:1', 'href="…"'],
  ['i.rdf', '<a\0>', '', 'not UTF-8'],
  ['j.js', '1', '', '.js'],
  ['l.wasm', '1', '', '.wasm'],
  ['m.htc', '1', '', '.htc'],
  ['n.swf', '1', '', '.swf'],
  ['o.php', '1', '', '.php'],
  ['p.pdf', `${PDF}/JavaScript/JS(app.alert(1))>>>>`, '', '/JavaScript'],
  ['q.pdf', `${PDF}/#4aava#53cript>>`, '', '/JavaScript'],
  ['sub/.htaccess', 'AddType text/html .txt', '', '.htaccess'],
  ['za.xml.br', 'x', '', 'za.xml.br'],
  ['zb.HTML.', 'x', '', 'zb.HTML.'],
  ['zc.html', '<meta charset=utf-7>', ':1:1', 'charset="…"'],
  ['zd.rdf', '<!DOCTYPE a [<!ENTITY i "a"><!ATTLIST a onload CDATA "b()">]><a/>', ':1:29', '<!ENTITY>'],
  ['ze.xml', `<!DOCTYPE a [<!ENTITY n "${XHTML}">]><h:script xmlns:h="&n;"/>`, ':1:58', '<h:script>'],
];
const HARMLESS = {
  'static/BingSiteAuth.xml': '<?xml version="1.0"?><users><object>A1</object></users>',
  'static/google1.html': 'google-site-verification: google1.html',
  'static/saldo.pdf': '%PDF-1.4 1 0 obj<</Type/Catalog>>',
  'static/saldo.csv': '<script>',
};
const published: ErrorCases = {
  'files of `static` that can run where the site has no code': [
    {
      ...inSite('components: trusted', 'components: off'),
      ...HARMLESS,
      ...Object.fromEntries(PROGRAMS.map(([name, text]) => [`static/${name}`, text])),
    },
    PROGRAMS.map(([name, , place, what]) => `static/${name}${place} This file can run code on the site: ${what}.`),
    'Remove it. If you trust everyone who changes the content, write components: trusted in site.yaml.',
  ],
};

const REMOVE = 'Remove it; a drawing needs no code.';
const drawing = (svg: string) => ({ 'docs/kuva.svg': svg });
const drawings: ErrorCases = {
  ...errorCases(drawing, {
    '<svg xmlns="http://www.w3.org/2000/svg">\n  <script>alert(1)</script>\n</svg>': `2:3 This drawing contains code: <script>. ${REMOVE}`,
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>': `1:1 This drawing contains code: onload="…". ${REMOVE}`,
    '<svg xmlns="http://www.w3.org/2000/svg"><a href="java&#10;script:alert(1)"/></svg>': `1:41 This drawing contains code: href="…". ${REMOVE}`,
    '<svg><foreignObject><iframe/></foreignObject></svg>': `1:21 This drawing contains code: <iframe>. ${REMOVE}`,
    '<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]><svg>&a;</svg>': `1:16 This drawing contains code: <!ENTITY>. ${REMOVE}`,
  }),
  'an image outside the content folder': [
    page('![Kaavio](../../kaavio.svg)'),
    '6:1 The image "../../kaavio.svg" is outside the content folder. Copy the file into the content folder and write its relative path: ./kuva.svg',
  ],
};

/** Error cases by topic. */
export const rawMarkup: Readonly<Record<string, ErrorCases>> = {
  'text that readers would see otherwise than it is written': bodies,
  'front matter of word processors': heads,
  'code in pages': code,
  'code in drawings': drawings,
  'code in published files': published,
};
