import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Docs in one category of a generated site, and categories in one part. */
const CATEGORY_SIZE = 25;
const PART_SIZE = 10;
const WORDS = [
  'tilaus',
  'lasku',
  'asiakas',
  'jakelu',
  'postitus',
  'maksaja',
  'suoritus',
  'saldo',
  'hinta',
  'tuote',
  'jakso',
  'ilmoitus',
  'raportti',
  'perintä',
  'osoite',
  'lehti',
  'kestotilaus',
  'hyvityslasku',
  'muistutus',
  'eräpäivä',
  'viitenumero',
  'kirjanpito',
  'asetus',
  'näkymä',
  'välilehti',
];
const ENDINGS = ['', 'n', 'a', 'ssa', 'sta', 'lle', 't', 'en', 'ksi'];

/** A generator of the same numbers at every run, from 0 up to below `limit`. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % limit;
  };
}

function sentence(random: (limit: number) => number): string {
  const words = Array.from(
    { length: 6 + random(8) },
    () => (WORDS[random(WORDS.length)] ?? '') + (ENDINGS[random(ENDINGS.length)] ?? ''),
  );
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const paragraph = (random: (limit: number) => number) =>
  Array.from({ length: 3 + random(3) }, () => sentence(random)).join(' ');

const nameOf = (index: number) => `osa-${Math.floor(index / CATEGORY_SIZE)}/sivu-${index}`;

/** One page with what real pages have: headings, steps, a list, a table, links, an admonition. */
export function fixturePage(index: number, count: number): string {
  const random = createRandom(index + 1);
  const link = () => `[${WORDS[random(WORDS.length)] ?? ''}](/docs/${nameOf(random(count))})`;
  return `---
title: Sivu ${index}
description: Sivun ${index} kuvaus kertoo, mitä sivulla tehdään.
keywords: [${WORDS[random(WORDS.length)] ?? ''}, avainsana${index}]
---

${paragraph(random)}

## Ennen kuin aloitat

${paragraph(random)} Katso ${link()}.

- ${sentence(random)}
- ${sentence(random)} ${link()}

## Näin teet sen

<Steps>

1. ${sentence(random)}
2. ${sentence(random)}
3. ${sentence(random)}

</Steps>

:::tip
${sentence(random)}
:::

### Kentät

| Kenttä | Merkitys |
| --- | --- |
| ${WORDS[random(WORDS.length)] ?? ''} | ${sentence(random)} |
| ${WORDS[random(WORDS.length)] ?? ''} | ${sentence(random)} |

${paragraph(random)}

## Jos jokin menee vikaan

${paragraph(random)} Katso myös ${link()} ja ${link()}.
`;
}

const groupBy = (items: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size));

/** One sidebar over all pages: parts, in them categories, in them docs. */
function sidebarOf(indexes: readonly number[]): string {
  const parts = groupBy(indexes, CATEGORY_SIZE * PART_SIZE).map((ofPart, part) => {
    const categories = groupBy(ofPart, CATEGORY_SIZE).map((docs) => {
      const name = Math.floor((docs[0] ?? 0) / CATEGORY_SIZE);
      const items = docs.map((index) => `            - ${nameOf(index)}`);
      return [`        - category: Luku ${name}`, `          slug: osa-${name}`, '          items:', ...items].join(
        '\n',
      );
    });
    return [`    - category: Osa ${part}`, '      items:', ...categories].join('\n');
  });
  return `ohjeet:\n  label: Ohjeet\n  items:\n${parts.join('\n')}\n`;
}

/** Writes a content folder of `count` pages in three locales, with one sidebar over all of them. */
export function writeFixtureSite(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  cpSync(path.resolve('content/locales'), path.join(folder, 'locales'), { recursive: true });
  writeFileSync(
    path.join(folder, 'site.yaml'),
    `title: Koesivusto
description: Koesivusto, jossa on ${count} sivua.
url: https://koe.example.com
locales:
  - { code: fi, label: Suomi, htmlLang: fi, baseUrl: / }
  - { code: en, label: English, htmlLang: en, baseUrl: /en/ }
  - { code: sv, label: Svenska, htmlLang: sv, baseUrl: /sv/ }
navbar:
  items:
    - { type: link, to: /docs/category/osa-0, label: Ohjeet }
footer:
  links: []
  copyright: Koe
`,
  );
  const indexes = Array.from({ length: count }, (_, index) => index);
  writeFileSync(path.join(folder, 'sidebars.yaml'), sidebarOf(indexes));
  for (const index of indexes) {
    const file = path.join(folder, 'docs', `${nameOf(index)}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, fixturePage(index, count));
  }
}

/** Changes one sentence of one page, as a writer would. */
export function editFixturePage(folder: string, index: number, count: number): void {
  writeFileSync(path.join(folder, 'docs', `${nameOf(index)}.mdx`), `${fixturePage(index, count)}\nYksi lause lisää.\n`);
}
