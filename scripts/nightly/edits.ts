import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/node/files/listFiles';
import { pickOf } from '../lib/random';

/** A random edit of the content; returns a description for reports. */
type Edit = (content: string, number: number, random: () => number) => string | undefined;

/** Folder of pages created and removed by these edits. */
const OWN_PAGES = path.join('docs', 'pikaohjeet', 'koe');

const pageOf = (title: string, extra = '') => `---
title: ${title}
description: Kokeiltu ohje, jonka nimi on ${title}.
${extra}---

Ohjeessa on lause, jossa on sana kokeilu${title.replace(/\D/g, '')}.

## Näin se tehdään

Avaa [saldo](/docs/pikaohjeet/saldo) ja lue luku.
`;

function replaceIn(file: string, pattern: RegExp, replacement: (match: string) => string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, replacement));
}

const filesOf = (content: string, folder: string, ending: string) =>
  listFiles(path.join(content, folder)).filter((file) => file.endsWith(ending));
const nameOf = (content: string, file: string) => path.relative(content, file);

const changeSentence: Edit = (content, number, random) => {
  const file = pickOf([...filesOf(content, 'docs', '.mdx'), ...filesOf(content, 'blog', '.mdx')], random);
  if (file === undefined) return undefined;
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\nLisätty lause ${number} tilauksesta.\n`);
  return `a paragraph at the end of ${nameOf(content, file)}`;
};

const changeTitle: Edit = (content, number, random) => {
  const file = pickOf(filesOf(content, 'docs', '.mdx'), random);
  if (file === undefined) return undefined;
  replaceIn(file, /^title: "?([^"\n]*?)( \d+)?"?$/m, (line) => {
    const title = line.replace(/^title: "?|"$/g, '').replace(/ \d+$/, '');
    return `title: "${title} ${number}"`;
  });
  return `the title of ${nameOf(content, file)}`;
};

const addPage: Edit = (content, number, random) => {
  const folder = path.join(content, OWN_PAGES);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `sivu-${number}.mdx`), pageOf(`Kokeiltu sivu ${number}`));
  if (random() < 0.5) return `a new page sivu-${number}`;
  writeFileSync(path.join(folder, `sivu-${number}.sv.mdx`), pageOf(`Prövad sida ${number}`));
  return `a new page sivu-${number} with a translation`;
};

const deletePage: Edit = (content, _number, random) => {
  const file = pickOf(filesOf(content, OWN_PAGES, '.mdx'), random);
  if (file === undefined) return undefined;
  // A translation needs its original.
  const stem = file.replace(/(?:\.sv)?\.mdx$/, '');
  for (const ending of ['.mdx', '.sv.mdx']) rmSync(stem + ending, { force: true });
  return `${path.basename(stem)} removed`;
};

const renamePage: Edit = (content, number, random) => {
  const file = pickOf(filesOf(content, OWN_PAGES, '.mdx'), random);
  if (file === undefined) return undefined;
  const stem = file.replace(/(?:\.sv)?\.mdx$/, '');
  for (const ending of ['.mdx', '.sv.mdx'])
    if (existsSync(stem + ending)) renameSync(stem + ending, `${stem}-${number}${ending}`);
  return `${path.basename(stem)} renamed`;
};

const changePost: Edit = (content, number) => {
  const file = path.join(content, 'blog', '2024-06-01-koe.mdx');
  if (existsSync(file)) {
    rmSync(file);
    return 'a post removed';
  }
  writeFileSync(
    file,
    pageOf(`Kokeiltu kirjoitus ${number}`, 'date: 2024-06-01\nauthors: [asiakastuki]\ntags: [webinaari]\n'),
  );
  return 'a new post';
};

const changeDrawing: Edit = (content, number, random) => {
  const file = pickOf(filesOf(content, 'docs', '.svg'), random);
  if (file === undefined) return undefined;
  replaceIn(file, /(<!-- \d+ -->)?\s*<\/svg>\s*$/, () => `<!-- ${number} --></svg>\n`);
  return `the drawing ${nameOf(content, file)}`;
};

const changeCatalogue: Edit = (content, number, random) => {
  const file = path.join(content, 'locales', pickOf(['fi', 'en', 'sv'], random) ?? 'fi', 'home.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const key = pickOf(
    Object.keys(texts).filter((each) => typeof texts[each] === 'string'),
    random,
  );
  if (key === undefined) return undefined;
  writeFileSync(file, JSON.stringify({ ...texts, [key]: `${texts[key]?.replace(/ \d+$/, '')} ${number}` }, null, 2));
  return `the text ${key} of ${nameOf(content, file)}`;
};

const changeSiteTitle: Edit = (content, number) => {
  replaceIn(path.join(content, 'site.yaml'), /^title: .*$/m, () => `title: Ohjekeskus ${number}`);
  return 'the title of the site';
};

const addRedirect: Edit = (content, number) => {
  const file = path.join(content, 'redirects.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}- { from: /docs/vanha-${number}, to: /docs/etusivu }\n`);
  return 'a redirect';
};

const addSynonym: Edit = (content, number) => {
  const file = path.join(content, 'synonyms.fi.yaml');
  const entry = `- words:\n  - kokeilusana${number}\n  pages:\n  - /docs/pikaohjeet/saldo\n`;
  writeFileSync(file, `${readFileSync(file, 'utf8')}${entry}`);
  return 'a synonym';
};

/** The edits, with frequent ones repeated. */
const EDITS: readonly Edit[] = [
  changeSentence,
  changeSentence,
  changeSentence,
  changeTitle,
  addPage,
  addPage,
  deletePage,
  renamePage,
  changePost,
  changeDrawing,
  changeCatalogue,
  changeSiteTitle,
  addRedirect,
  addSynonym,
];

/** Applies a random edit; tries another one if it finds nothing to change. Returns its description. */
export function editAtRandom(content: string, number: number, random: () => number): string {
  for (;;) {
    const description = pickOf(EDITS, random)?.(content, number, random);
    if (description !== undefined) return description;
  }
}
