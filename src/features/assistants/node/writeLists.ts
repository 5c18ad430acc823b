import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../../../model/site/path';
import type { TextFile } from '../../../node/files/writeFiles';
import { defineStep } from '../../../node/output/buildStep';
import type { PublishedPage, PublishedSite } from '../../../node/output/publishedSite';
import { buildSiteList, FULL_LIST, sectionsIn, SITE_LIST, topLine } from './siteLists';

const KILOBYTE = 1000;
const BREAK = '\n---\n\n';

/** Joins texts to parts of at most a number of bytes. A longer text is a part of its own. */
export function joinTexts(texts: readonly string[], limit: number): string[] {
  const parts: string[][] = [];
  let size = 0;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text + BREAK);
    size += bytes;
    if (parts.length > 0 && size - BREAK.length <= limit) parts.at(-1)?.push(text);
    else {
      parts.push([text]);
      size = bytes;
    }
  }
  return parts.map((part) => part.join(BREAK));
}

/** Returns the files with the whole texts of a locale: one, or numbered parts of `limit` bytes and a list of them. */
export function fullTexts(
  site: PublishedSite,
  code: string,
  textOf: (page: PublishedPage) => string,
  limit: number,
): TextFile[] {
  const pages = sectionsIn(site, code).flatMap((section) => section.pages);
  const parts = joinTexts(pages.map(textOf), limit);
  const fileOf = (name: string, text: string) => ({ path: site.pathOf(name, code), text });
  const [only = ''] = parts;
  if (parts.length === 1) return [fileOf(FULL_LIST, only)];
  const names = parts.map((_, index) => FULL_LIST.replace('.txt', `-${index + 1}.txt`));
  const list = names.map((name) => `- ${site.urlOf(name, code)}\n`).join('');
  return [
    fileOf(FULL_LIST, `# ${site.site.title}\n\n${list}`),
    ...names.map((name, index) => fileOf(name, parts[index] ?? '')),
  ];
}

/** Writes the lists and the whole texts of each locale that has pages of its own. */
export const writeLists = defineStep({
  name: 'write lists for assistants',
  run: ({ site, output }) => {
    const settings = site.site.assistants;
    if (settings === undefined) return undefined;
    // The lines above the texts name the list, which these files are part of.
    const textOf = (page: PublishedPage) => {
      const file = path.join(output, markdownPath(site.pathOf(page.path, page.locale)));
      return readFileSync(file, 'utf8').replace(`${topLine(site, page.locale)}\n\n`, '');
    };
    const codes = site.codes.filter((code) => sectionsIn(site, code).length > 0);
    const files = codes.flatMap((code) => [
      { path: site.pathOf(SITE_LIST, code), text: buildSiteList(site, code) },
      ...fullTexts(site, code, textOf, settings.partSize * KILOBYTE),
    ]);
    return { files };
  },
});
