import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileStamp } from '../files/fileStamp';
import type { SurveyedPage } from './surveyPages';

/** What the last build has read of pages whose files are still as it left them. */
export interface KeptSurveys {
  /** What was read of a page, by the name of its file. */
  find: (name: string) => SurveyedPage | undefined;
  /**
   * Keeps what was read of the finished pages for the next build.
   * @param blocks the styles that pages were given, by name
   */
  keep: (pages: readonly SurveyedPage[], blocks: ReadonlyMap<string, string>) => void;
}

/** A page in the file. Its texts are numbers in the list of all texts: most are those of many pages. */
interface KeptPage {
  stamp: string;
  path: number;
  references: number[];
  ids: number[];
  duplicateIds: number[];
  head: SurveyedPage['head'];
  size: number;
  styles: number | undefined;
  inline: Record<keyof SurveyedPage['inline'], number[]>;
}

interface KeptFile {
  /** What the surveys were made with. */
  made: string;
  texts: string[];
  pages: Record<string, KeptPage>;
}

/** Gives each text a number, in order. */
function numbering() {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  return { numberOf, texts: () => [...numbers.keys()] };
}

function read(file: string, made: string): KeptFile {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptFile) : undefined;
  return kept?.made === made ? kept : { made, texts: [], pages: {} };
}

/**
 * Opens what was kept. The file is gone until all pages are finished: of a build that ends before, nothing is kept.
 * @param folder the output folder
 * @param made what surveys depend on besides the pages
 */
export function openSurveys(folder: string, file: string, made: string): KeptSurveys {
  const { texts, pages: known } = read(file, made);
  rmSync(file, { force: true });
  const all = (numbers: readonly number[]) => numbers.map((number) => texts[number] ?? '');
  const stampOf = (name: string) => fileStamp(path.join(folder, name));
  return {
    find: (name) => {
      const kept = known[name];
      if (kept === undefined || kept.stamp !== stampOf(name)) return undefined;
      const { path: page, references, ids, duplicateIds, head, size, styles, inline } = kept;
      return {
        path: texts[page] ?? '',
        references: all(references),
        ids: new Set(all(ids)),
        duplicateIds: all(duplicateIds),
        head,
        name,
        size,
        styles: styles === undefined ? undefined : texts[styles],
        inline: {
          scripts: all(inline.scripts),
          styles: all(inline.styles),
          frames: all(inline.frames),
          attributes: all(inline.attributes),
        },
      };
    },
    keep: (pages, blocks) => {
      const { numberOf, texts: numbered } = numbering();
      const entries = pages.map(({ name, path: page, references, ids, duplicateIds, head, size, styles, inline }) => {
        const given = blocks.get(name) ?? styles;
        const kept: KeptPage = {
          stamp: stampOf(name),
          path: numberOf(page),
          references: references.map(numberOf),
          ids: [...ids].map(numberOf),
          duplicateIds: duplicateIds.map(numberOf),
          head,
          size,
          styles: given === undefined ? undefined : numberOf(given),
          inline: {
            scripts: inline.scripts.map(numberOf),
            styles: inline.styles.map(numberOf),
            frames: inline.frames.map(numberOf),
            attributes: inline.attributes.map(numberOf),
          },
        };
        return [name, kept] as const;
      });
      const kept: KeptFile = { made, pages: Object.fromEntries(entries), texts: numbered() };
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(kept));
    },
  };
}
