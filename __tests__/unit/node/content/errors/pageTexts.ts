import { elementsOf } from '../../../../../src/node/content/mdx/components/registry';
import { errorCases, type ErrorCases, type ErrorCase } from '../../../../support/errorCases';
import { page, replaced, withKeys, written } from '../../../../support/changes';
import { added } from '../../../../support/engine';

const linksErrors: ErrorCases = {
  ...errorCases(page, {
    'Katso [saldo](/docs/ohjeet/sald).':
      '6:7 The link "/docs/ohjeet/sald" points to a page that does not exist. Did you mean "/docs/ohjeet/saldo"?',
    'Katso [saldo](/docs/saldo).':
      '6:7 The link "/docs/saldo" points to a page that does not exist. Did you mean "/docs/ohjeet/saldo"?',
    'Katso [saldo](/aivan/muuta/ja/kaukana).':
      '6:7 The link "/aivan/muuta/ja/kaukana" points to a page that does not exist. Write the path of a page, such as /docs/pikaohjeet/saldo.',
    'Katso [lasku](/docs/ohjeet/lasku#lähety).':
      '6:7 The link "/docs/ohjeet/lasku#lähety" points to a heading that /docs/ohjeet/lasku does not have. Did you mean "#lähetys"?',
    'Katso [lasku](/docs/ohjeet/lasku#zzzzzzzzzz).':
      '6:7 The link "/docs/ohjeet/lasku#zzzzzzzzzz" points to a heading that /docs/ohjeet/lasku does not have. Its ids are #tiedot, #lähetys, #lahetys, #step-1, #step-2.',
    'Katso [lasku](/docs/alku#zzz).':
      '6:7 The link "/docs/alku#zzz" points to a heading that /docs/alku does not have. The page has no headings.',
    'Katso [lasku](#uus).\n\n## Uusi':
      '6:7 The link "#uus" points to a heading that /docs/uusi does not have. Did you mean "#uusi"?',
    'Katso [lasku](/docs/ohjeet/laskut).':
      '6:7 The link "/docs/ohjeet/laskut" points to an old address. Write /docs/ohjeet/lasku#lähetys',
    'Katso [tämä](javascript:alert(1)).':
      '6:7 The link "javascript:alert(1)" runs code or embeds data. Link to a page, a web address, a mail address or a phone number.',
    'Avaa https://palvelin.fi:portti/haku ensin.':
      '6:6 The link "https://palvelin.fi:portti/haku" is not an address that a browser can open. Correct it, or write an example as code: `https://palvelin.fi:portti/haku`',
    'Katso [tämä](./puuttuu.mdx).':
      '6:7 The link "./puuttuu.mdx" does not match any content file. Write the page\'s path from the root, such as /docs/pikaohjeet/saldo.',
    'Katso [tämä](www.example.com).':
      '6:7 The link "www.example.com" does not match any content file. Write https://www.example.com',

    'Katso [tämä][a].\n\n[a]: javascript:x':
      '6:7 The link "javascript:x" runs code or embeds data. Link to a page, a web address, a mail address or a phone number.',
  }),
  'a draft': [
    { ...withKeys('draft: true'), ...replaced('docs/alku.mdx', 'Lue', '[x](/docs/uusi) Lue') },
    'docs/alku.mdx:6:1 The link "/docs/uusi" points to a draft or a page for colleagues, which is not published. Remove the link, or "draft" or "audience" from that page.',
  ],
};

const headingsErrors: ErrorCases = {
  ...errorCases(page, {
    '## A\n\n#### B': '8:1 This heading is on level 4, but the one before it is on level 2. Start it with "###".',
    '### B': '6:1 This heading is on level 3, but it is the first of the page. Start it with "##".',
    '# Otsikko\n\n## B':
      '6:1 A page has one title, and the front matter gives it. Start the headings of the text with "##".',

    '## B {#sama}\n\n## Sama':
      '8:1 The heading on line 6 already has the id "sama". Give one of the two another id: ## Heading {#id}',
    '## Sama\n\nTeksti.\n\n### *SAMA*':
      '10:1 The heading on line 6 has the same text, "SAMA". Make one of the two more specific.',
    '## \n\nTeksti': '6:1 This heading is empty. Write its text or remove it.',
    '## ???\n\nTeksti': '6:1 This heading has no letter or digit to make its address of. Give it an id: ## ??? {#id}',
    '```pyhton\n{}\n```': '6:1 The code language "pyhton" is not known. Did you mean "python"?',
    '```oma-kieli\n{}\n```':
      '6:1 The code language "oma-kieli" is not known. Write one of the usual names, such as js, json, bash or yaml, or text.',
  }),
};

const imagesErrors: ErrorCases = {
  ...errorCases(page, {
    '![Kaavio](./puuttuu.svg)':
      '6:1 The image "./puuttuu.svg" does not exist. Check its name, and its path from this file.',
    'Katso [saldo](http://localhost:8000/docs/saldo?a=1).':
      '6:7 The link "http://localhost:8000/docs/saldo?a=1" points to a server on your own computer. Write the path of a page: /docs/saldo. If it is an example, write it as code: `http://localhost:8000/docs/saldo?a=1`',
    'Katso [saldo](//127.0.0.1).':
      '6:7 The link "//127.0.0.1" points to a server on your own computer. Write the path of a page: /docs/saldo. If it is an example, write it as code: `//127.0.0.1`',
    '![Kaavio](https://example.com/a.png)':
      '6:1 The image "https://example.com/a.png" is at another site, so readers see a link to it. Save it in the content folder, or allow its host in site.yaml: media: { hosts: [example.com] }',
    '![](./ohjeet/kaavio.svg)':
      '6:1 The image "./ohjeet/kaavio.svg" has no text for those who do not see it. Write what it shows: ![A diagram of …](./file.svg)',
    '<Figure src="./ohjeet/kaavio.svg" caption="a" />':
      '6:1 <Figure> lacks the property "alt". Write <Figure alt="…">.',
    '<Figure src="./ohjeet/kaavio.svg" alt="" caption="a" />':
      '6:1 The property "alt" of <Figure> is empty. Write its text.',
    '<Figure src="./ohjeet/kaavio.svg" alt="a" caption={5} />':
      '6:1 The property "caption" of <Figure> is not text. Write <Figure caption="…">.',
    '<Figure src="./ohjeet/kaavio.svg" alt="a" caption="b" widht="5" />':
      '6:1 <Figure> has no property "widht". Its properties are src, alt, caption, srcDark.',
    '<Figure src={"./ohjeet/kaavio.svg"} alt="a" caption="b" />':
      '6:1 The image "./ohjeet/kaavio.svg" is not named by a plain text. Write src="./file.svg", without curly brackets.',
  }),
  'a corrupt PNG': [
    { ...page('![Kaavio](./rikki.png)'), 'docs/rikki.png': Buffer.from('not a picture') },
    '6:1 The image "./rikki.png" cannot be read. Save it again as SVG, PNG, JPEG, WebP, AVIF or GIF.',
  ],
  'a file whose name is in another Unicode form': [
    { ...page('![Näkymä](./näkymä.svg)'), 'docs/na\u0308kyma\u0308.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    '6:1 The name of the image "./näkymä.svg" is written in another Unicode form in the file: its letters have their dots as signs of their own. Rename the file and write its name anew; letters, digits and hyphens are enough.',
  ],
  'a corrupt SVG': [
    { ...page('![Kaavio](./rikki.svg)'), 'docs/rikki.svg': '<svg' },
    '6:1 The image "./rikki.svg" cannot be read. Save it again as SVG, PNG, JPEG, WebP, AVIF or GIF.',
  ],
};

/** Elements of other features are off in the fixture. */
const COMPONENT_NAMES = [...elementsOf(added)].flatMap(([name, { feature }]) =>
  feature === undefined || ['includes', 'colleagues'].includes(feature.name) ? [name] : [],
);

const componentsErrors: ErrorCases = {
  ...errorCases(page, {
    '<Figur src="a" />': '6:1 There is no component <Figur>. Did you mean "Figure"?',
    '<Youtube />': `6:1 There is no component <Youtube>. The components are ${COMPONENT_NAMES.join(', ')}.`,
    'Paina <kbd>Ctrl</kbd>.': '6:7 The HTML tag <kbd> is not used in content. Did you mean "Kbd"?',
    '<div>Teksti</div>': '6:1 The HTML tag <div> is not used in content. Say it in Markdown or with a component.',
    '<b>Teksti</b>': '6:1 The HTML tag <b> is not used in content. Write **text** instead.',
    'Teksti<br>toinen': '6:7 <br> is opened but not closed. Write <br />.',
    '<!-- kommentti -->': '6:1 HTML comments are not used in content. Write {/* … */} instead.',
    '<Steps>\n\n1. Avaa.\n': '6:1 <Steps> is opened but not closed. Write </Steps> after its content.',
    'Paina <Kbd>Ctrl ja valitse.': '6:7 <Kbd> is opened but not closed. Write </Kbd> after its content.',
    'Teksti.\n\n</Steps>': '8:1 </Steps> closes a tag that is not open. Remove it, or open the tag before it.',
    'Paina <Kbd>Ctrl</Kdb>.': '6:16 </Kdb> does not close <Kbd>, which is opened on line 6. Write </Kbd> first.',
    '<Figure src={kuva} alt="a" caption="b" />':
      '6:1 The value {kuva} is not a constant. Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
    '<Figure {...x} />': '6:1 Content components take no {...spread}. Write each property by its name.',
    '<Kbd key="a">a</Kbd>': '6:1 <Kbd> has no property "key". Remove it.',
    '<Steps>\n\nTeksti.\n\n</Steps>':
      '6:1 <Steps> holds one numbered list and nothing else. Write the steps as "1. …", with an empty line after <Steps> and before </Steps>.',
  }),
};

const signsErrors: ErrorCases = {
  ...errorCases(page, {
    'Jos summa <5 euroa.':
      '6:11 This "<" starts a tag that does not end. Write \\< for the sign itself, or end the tag with ">".',
    'Jos a <b': '6:7 This "<" starts a tag that does not end. Write \\< for the sign itself, or end the tag with ">".',
    '<tuki@example.com>': '6:1 An address between < and > makes no link. Write the address alone, or [text](address).',
    '<Figure src=./a.svg />':
      '6:1 A property of this tag lacks a quotation mark. Write its value between two: name="value".',
    '<Figure src="./a.svg />\n\nTeksti.':
      '6:1 A property of this tag lacks a quotation mark. Write its value between two: name="value".',
    'Kirjoita {nimi} kenttään.':
      '6:10 The value {nimi} is not a constant. Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
    'Kirjoita { kenttään.':
      '6:10 The text between { and } is not a value. In running text write \\{ for a curly bracket.',
    'Kirjoita {} kenttään.': '6:10 There is nothing between { and }. For curly brackets themselves write \\{\\}.',
    'Kirjoita {{nimi: 1}} kenttään.':
      '6:10 The value {{nimi: 1}} is neither a text nor a number. Content holds only constants, such as {3} or {"text"}. For a curly bracket itself write \\{.',
    'import X from "./x";\n\nTeksti.':
      '6:1 The import "./x" is outside content/components. Move the file into that folder, or write the text into the page.',
    'import tästä alkaa lause.':
      '6:1 A line that starts with "import" or "export" is read as code. Start it with another word; components need no import.',
    'export const Steps = 1;\n\nTeksti.': '6:1 "Steps" hides the component of that name. Give it another name.',
  }),
  'a character that is not UTF-8': [
    { 'docs/uusi.mdx': Buffer.from('---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\nHyvä\n', 'latin1') },
    '6:4 This character cannot be read: the file is not UTF-8. Save the file as UTF-8, and write the character again.',
  ],
};

const stray = (body: string, place: string): ErrorCase => [
  page(body),
  `${place} This ":::" neither opens nor closes an admonition.`,
  'Open one with ":::tip" or ":::tip[Title]", and close it with ":::" on its own line.',
];

const admonitionsErrors: ErrorCases = {
  ...errorCases(page, {
    ':::tipp\n\nTeksti.\n\n:::': '6:1 There is no ":::tipp". Did you mean "tip"?',
    ':::muistiinpanot\nTeksti.\n:::':
      '6:1 There is no ":::muistiinpanot". Use one of: note, tip, info, warning, danger.',
    ':::tip\nTeksti.': '6:1 This ":::tip" is not closed. Write ":::" on its own line after its text.',
  }),
  'a stray end of an admonition': stray('Teksti.\n\n:::\n', '8:1'),
  'an admonition with a space in its mark after a line of text': stray('Muista tämä.\n::: tip\nTeksti\n:::', '7:1'),
  'such an admonition in an item of a list': stray('- Muista tämä.\n\n  Teksti\n  ::: tip\n', '9:3'),
  'a stray end of an admonition below text': stray('Lopuksi\n::::\n', '7:1'),
  'an admonition with its title outside brackets': stray(':::tip Otsikko\nTeksti.\n:::', '6:1'),
};

const code = (meta: string) => page(`\`\`\`${meta}\na\nb\n\`\`\``);

const elementsErrors: ErrorCases = {
  ...errorCases(page, {
    '<Tabs>\n<Tab label="Eka">a</Tab>\n<Tab label="Toka" value="eka">b</Tab>\n</Tabs>':
      '8:1 The tabs "Eka" on line 7 and "Toka" have the same value "eka". Give one of the two another value: <Tab label="Toka" value="…">.',
    '<Tabs>\n<Tab label="Eka">a</Tab>\n<Tab label="Eka" value="toka">b</Tab>\n</Tabs>':
      '8:1 The tab on line 7 already has the label "Eka". Give one of the two another label.',
    '<Tabs>\n\nTeksti.\n\n</Tabs>': '6:1 <Tabs> has no <Tab> in it. Write <Tab label="…"> around each alternative.',
    '<Tabs>\n<Tab label="Eka">a</Tab>\n\nTeksti.\n\n<Tab label="Toka">b</Tab>\n</Tabs>':
      '9:1 <Tabs> holds <Tab> elements and nothing else. Move this into a <Tab>, or before <Tabs> or after it.',
    '<Tab label="Eka">a</Tab>':
      '6:1 The tab "Eka" is in no <Tabs>. Write <Tabs> before the first <Tab> and </Tabs> after the last.',
    '<Tabs group="tapa">\n<Tab label="Eka">\n\n<Tabs group="tapa">\n<Tab label="Sisä">a</Tab>\n</Tabs>\n\n</Tab>\n</Tabs>':
      '9:1 These <Tabs> of the group "tapa" are inside others of the same group, on line 6. Give one of the two another group.',
    '<Tabs group="Oma tapa">\n<Tab label="Eka">a</Tab>\n</Tabs>':
      '6:1 The property "group" of <Tabs> is not a plain word. Write small letters, digits and hyphens, such as "oma-tunnus".',
    'Avaa <Details summary="tämä">teksti</Details> ensin.':
      '6:6 <Details> is in the middle of other text. Write it on separate lines, with an empty line before and after it.',
    '<Details summary="a" open="kyllä">b</Details>':
      '6:1 The property "open" of <Details> takes no text. Write <Details open>.',
    '## Step 1\n\n<Steps>\n\n1. Avaa.\n\n</Steps>':
      '8:1 The id "step-1" of a step of these <Steps> is taken: the heading on line 6 has it. Give one of the two another id.',
    '<Steps id="osa">\n\n1. a\n\n</Steps>\n\n<Steps id="osa">\n\n1. b\n\n</Steps>':
      '12:1 The id "osa-1" of a step of these <Steps> is taken: a step of these <Steps> on line 6 has it. Give one of the two another id.',
    '<Table caption="Hinnat">\n\nTeksti.\n\n</Table>':
      '6:1 <Table> holds one table and nothing else. Write the table with "|", with an empty line after <Table> and before </Table>.',
  }),
  ...errorCases(code, {
    'json showLineNumber': '6:1 The code block does not know "showLineNumber". Did you mean "showLineNumbers"?',
    'json live':
      '6:1 The code block does not know "live". Use title="…", {1,3-5} and showLineNumbers or showLineNumbers=10.',
    'json {yksi}': '6:1 "{yksi}" names no lines of the code. Write line numbers such as {1,3-5}.',
    'json {2-1}': '6:1 "{2-1}" names no lines of the code. Write line numbers such as {1,3-5}.',
    'json {1,2-3}':
      '6:1 The highlighted lines "2-3" are not in the code, which has 2 lines. The first line is 1, even if the line numbers start elsewhere.',
    'json {0}':
      '6:1 The highlighted lines "0" are not in the code, which has 2 lines. The first line is 1, even if the line numbers start elsewhere.',
    '{1}': '6:1 The code language "{1}" is not known. Write the language before it: text {1}',
  }),
};

const DEEP = 'Quotes, lists or elements are nested in more than 200 levels here. Write them with fewer levels.';
/** An alias bomb: each line repeats the one before nine times. */
const BOMB = Array.from(
  { length: 9 },
  (_, at) => `  k${at}: &k${at} [${at === 0 ? 'x' : Array(9).fill(`*k${at - 1}`)}]`,
);
const ALIASES = 'The aliases (*name) of this YAML repeat values too often. Write the values out.';
const YAML_DEEP = 'Values are nested in more than 100 levels here. Write them with fewer levels.';

const limitsErrors: ErrorCases = {
  ...errorCases((body) => page(body), {
    [`${'> '.repeat(250)}x`]: `6:1 ${DEEP}`,
    [`A\n\n${'> '.repeat(25_000)}x`]: `8:1 ${DEEP}`,
    [`A\n\n${'- '.repeat(250)}x`]: `8:1 ${DEEP}`,
    [`${'<Kbd>'.repeat(300)}x${'</Kbd>'.repeat(300)}`]: `6:1 ${DEEP}`,
    [`${'<Details summary="a">\n\n'.repeat(210)}x\n\n${'</Details>\n\n'.repeat(210)}`]: `404:1 ${DEEP}`,
    [Array.from({ length: 110 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')]: `104:1 ${DEEP}`,
    [Array.from({ length: 2001 }, (_, at) => `## Osa ${at}\n\n`).join('')]:
      '1:1 The page has more than 2000 headings. Split it into several pages.',
    ['a'.repeat(400_001)]:
      '1:1 The page and what it includes have more than 400,000 characters. Split it into several pages.',
  }),
  ...errorCases(written('redirects.yaml'), {
    [`a:\n${BOMB.join('\n')}`]: `3:12 ${ALIASES}`,
    [`a: ${'['.repeat(150)}${']'.repeat(150)}`]: `redirects.yaml:1 ${YAML_DEEP}`,
    [`a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`]: `redirects.yaml:1 ${YAML_DEEP}`,
    [`# ${'a'.repeat(4_000_000)}`]:
      'redirects.yaml:1 The YAML has more than 4,000,000 characters. Remove what is not needed.',
  }),
  'aliases in a front matter': [page('A', `title: A\ndescription: B\ntags:\n${BOMB.join('\n')}`), `6:12 ${ALIASES}`],
  'a file name that ends with a space': [
    { 'docs/uusi .mdx': '---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\nTeksti.\n' },
    'docs/uusi .mdx The name of this file or its folder starts or ends with a space, which an address cannot. Rename it to docs/uusi.mdx.',
  ],
  'a file in too many folders': [
    { [`docs/${'a/'.repeat(51)}b.mdx`]: '---\ntitle: Syvä\ndescription: Sivu syvällä.\n---\n\nTeksti.\n' },
    `docs/${'a/'.repeat(51)}b.mdx This file lies in more than 50 folders. Move it further up.`,
  ],
};

/** Error cases by topic. */
export const pageTexts: Readonly<Record<string, ErrorCases>> = {
  links: linksErrors,
  'headings and code': headingsErrors,
  'images and figures': imagesErrors,
  'components and tags': componentsErrors,
  'signs, brackets and imports': signsErrors,
  admonitions: admonitionsErrors,
  'content elements': elementsErrors,
  limits: limitsErrors,
};
