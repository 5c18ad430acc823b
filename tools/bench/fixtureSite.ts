import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createRandom, pickOf } from '../../scripts/lib/random';

const CONSONANTS = [...'kkttppssllnnmmrrvhj'];
const CODAS = ['', '', '', 'l', 'r', 'n', 's', 'k', 't'];
/** Vowel harmony: back or front vowels, with matching endings. */
const HARMONIES = [
  {
    vowels: ['a', 'o', 'u', 'i', 'e', 'aa', 'uo', 'ai'],
    endings: 'a n ssa sta an lla lle t ja issa ista oihin ksi nsa'.split(' '),
  },
  {
    vowels: ['ä', 'ö', 'y', 'i', 'e', 'ää', 'yö', 'äi'],
    endings: 'ä n ssä stä än llä lle t jä issä istä öihin ksi nsä'.split(' '),
  },
];
/** Number of generated stems; inflection and compounds yield some 90,000 forms on 10,000 pages. */
const STEM_COUNT = 3600;
const COMPOUND_SHARE = 0.05;
const BASIC_FORM_SHARE = 0.4;
/** Skew of the frequency distribution: few words are common, most are rare. */
const SKEW = 3;

function stemOf(random: () => number): { stem: string; endings: readonly string[] } {
  const { vowels, endings } = HARMONIES[random() < 0.6 ? 0 : 1] ?? { vowels: [], endings: [] };
  const syllables = 2 + Math.floor(random() * 2);
  let stem = '';
  for (let at = 0; at < syllables; at += 1) {
    const coda = at === syllables - 1 ? '' : pickOf(CODAS, random);
    stem += `${pickOf(CONSONANTS, random)}${pickOf(vowels, random)}${coda}`;
  }
  return { stem, endings };
}

/** Returns a generator of pseudo-Finnish inflected words. */
function createWords(seed: number): () => string {
  const random = createRandom(seed);
  const stems = Array.from({ length: STEM_COUNT }, () => stemOf(random));
  const any = () => stems[Math.floor(random() ** SKEW * stems.length)] ?? { stem: '', endings: [] };
  return () => {
    const { stem, endings } = any();
    const first = random() < COMPOUND_SHARE ? any().stem : '';
    const ending = random() < BASIC_FORM_SHARE ? '' : (pickOf(endings, random) ?? '');
    return first + stem + ending;
  };
}

/** Docs per category of a generated site, and categories per part. */
const CATEGORY_SIZE = 25;
const PART_SIZE = 10;
/** Number of screenshots, which pages share. */
const SCREENSHOTS = 24;
const SCREENSHOT = { width: 1280, height: 800, rows: 24 } as const;
/** Sections per page: every fifth page is long and every third short. */
const SECTIONS = { long: 12, usual: 3, short: 1 } as const;

/** Generates reproducible sentences with tens of thousands of word forms, like a real site. */
function createWriter() {
  const word = createWords(1);
  const random = createRandom(1);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const sentence = () => {
    const text = Array.from({ length: 6 + upTo(8) }, word).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 3 + upTo(3) }, sentence).join(' ');
  return { word, upTo, sentence, paragraph };
}

type Writer = ReturnType<typeof createWriter>;

const nameOf = (index: number) => `osa-${Math.floor(index / CATEGORY_SIZE)}/sivu-${index}`;

function sectionCount(index: number): number {
  if (index % 5 === 0) return SECTIONS.long;
  return index % 3 === 0 ? SECTIONS.short : SECTIONS.usual;
}

/** A page with typical content: headings, steps, a list, a table, links, a screenshot, an admonition. */
function fixturePage(index: number, count: number, { word, upTo, sentence, paragraph }: Writer): string {
  const link = () => `[${word()}](/docs/${nameOf(upTo(count))})`;
  const section = (_: unknown, number: number) => `## Vaihe ${number + 1}: ${word()}

${paragraph()} Katso ${link()}.

- ${sentence()}
- ${sentence()} ${link()}

### Kentät ${number + 1}

| Kenttä | Merkitys |
| --- | --- |
| ${word()} | ${sentence()} |
| ${word()} | ${sentence()} |
`;
  return `---
title: Sivu ${index}
description: Sivun ${index} kuvaus kertoo, mitä sivulla tehdään.
keywords: [${word()}, avainsana${index}]
---

${paragraph()}

![Näkymä, jossa sivun ${index} tehtävä tehdään](../../kuvat/nakyma-${index % SCREENSHOTS}.png)

<Steps>

1. ${sentence()}
2. ${sentence()}
3. ${sentence()}

</Steps>

:::tip
${sentence()}
:::

${Array.from({ length: sectionCount(index) }, section).join('\n')}
${paragraph()} Katso myös ${link()} ja ${link()}.
`;
}

/** A picture like a screenshot: a bar, a side list, rows of text and fields. */
async function writeScreenshot(file: string, index: number): Promise<void> {
  const { width, height, rows } = SCREENSHOT;
  const random = createRandom(index + 1);
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = 90 + row * 28;
    const length = 200 + Math.floor(random() * 600);
    return `<rect x="24" y="${y}" width="${120 + Math.floor(random() * 60)}" height="12" fill="#6b7c75"/><rect x="280" y="${y}" width="${length}" height="12" fill="${row % 5 === index % 5 ? '#095f45' : '#222b27'}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="56" fill="#e3f2ec"/><rect y="56" width="248" height="100%" fill="#f4f7f6"/>${lines.join('')}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
}

const groupBy = (items: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size));

/** A sidebar of all pages: parts, categories, docs. */
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

/** Writes a content folder of `count` pages in three locales, with one sidebar. */
export async function writeFixtureSite(folder: string, count: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
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
  mkdirSync(path.join(folder, 'kuvat'), { recursive: true });
  for (let index = 0; index < SCREENSHOTS; index += 1)
    await writeScreenshot(path.join(folder, 'kuvat', `nakyma-${index}.png`), index);
  const writer = createWriter();
  for (const index of indexes) {
    const file = path.join(folder, 'docs', `${nameOf(index)}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, fixturePage(index, count, writer));
  }
}

/** Adds a sentence to a page. */
export function editFixturePage(folder: string, index: number): void {
  appendFileSync(path.join(folder, 'docs', `${nameOf(index)}.mdx`), '\nYksi lause lisää.\n');
}
