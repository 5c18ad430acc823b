import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/node/files/listFiles';
import type { Changes } from './contentFolder';

/** The text of a file of the good folder. */
export function goodText(name: string): string {
  return readFileSync(path.resolve('__tests__/fixtures/good', name), 'utf8');
}

/** The files of a folder of the fixtures, by their paths in a content folder, settings before pages. */
export function fixtureFiles(name: string): Changes {
  const folder = path.resolve('__tests__/fixtures', name);
  const names = listFiles(folder).map((file) => path.relative(folder, file));
  const sorted = names.sort((a, b) => a.length - b.length);
  return Object.fromEntries(sorted.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** Makes the docs of the good folder version 2.0 of three: 3.0 is unreleased, 1.0 is unmaintained. */
export const versionedDocs = fixtureFiles('versions');

/** A file of the good folder with one text replaced; throws if the text is missing. */
export function replaced(name: string, from: string, to: string): Changes {
  const text = goodText(name);
  if (!text.includes(from)) throw new Error(`${name} has no "${from}".`);
  return { [name]: text.replace(from, () => to) };
}

/** A file with this text. */
export const written =
  (name: string) =>
  (text: string): Changes => ({ [name]: text });

/** A file of the good folder changed by "old text → new text". */
export function swap(name: string): (written: string) => Changes {
  return (written) => {
    const [from = '', to = ''] = written.split(' → ');
    return replaced(name, from, to);
  };
}

/** The `site.yaml` of the good folder with one text replaced. */
export function inSite(from: string, to: string): Changes {
  return replaced('site.yaml', from, to);
}

/** A new page, `content/docs/uusi.mdx`; with two lines of front matter its text starts on line 6. */
export function page(body: string, frontMatter = 'title: Uusi\ndescription: Uusi sivu.'): Changes {
  return { 'docs/uusi.mdx': `---\n${frontMatter}\n---\n\n${body}\n` };
}

/** A new page with this front matter, which starts on line 2. */
export function frontMatter(yaml: string): Changes {
  return page('Teksti.', yaml);
}

/** A new page with more front matter keys, which start on line 4; its text starts two lines below them. */
export function withKeys(keys: string, body = 'Teksti.'): Changes {
  return page(body, `title: Uusi\ndescription: Uusi sivu.\n${keys}`);
}

/** The text of a page. */
export function doc(title: string, body = 'Teksti.', keys = ''): string {
  return `---\ntitle: ${title}\ndescription: ${title} tässä.\n${keys === '' ? '' : `${keys}\n`}---\n\n${body}\n`;
}

/** Front matter that every post needs, on lines 2 to 4. */
const POST = 'title: Uusi\ndescription: Uusi kirjoitus.\nauthors: [tiimi]';

/** A new post whose front matter continues with `more`, on line 5. */
export function post(more = '', name = '2025-07-01-uusi'): Changes {
  return postWith(`${POST}\n${more}`.trim(), name);
}

/** A new post with only this front matter. */
export function postWith(yaml: string, name = '2025-07-01-uusi'): Changes {
  return { [`blog/${name}.mdx`]: `---\n${yaml}\n---\n\nTeksti.\n` };
}
