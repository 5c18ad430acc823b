import { additionPoint, type Additions } from '../../model/site/additions';
import type { ReadingFinding } from '../diagnostics/readingRules';
import type { YamlSource } from '../yaml/parseYaml';

/** A front matter or a YAML file of a content folder. */
export type TextSource = Pick<YamlSource, 'file' | 'locate'> & {
  folder: string;
  /** Absolute paths that the page's file may have in each language; none for a YAML file. */
  pageFiles?: readonly string[];
};

/** Changes the texts of front matter and YAML files, in a language or, with undefined, in all. */
export type ChangeTexts = (
  data: unknown,
  source: TextSource,
  locale?: string,
) => { data: unknown; diagnostics: ReadingFinding[] };

export const TEXT_CHANGES = additionPoint<ChangeTexts>('changeTexts');

/** Returns the data of a YAML text with its texts as features change them. */
export const changedTexts = <Data>(added: Additions, data: Data, source: TextSource, locale?: string) =>
  added.of(TEXT_CHANGES).reduce<{ data: Data; diagnostics: ReadingFinding[] }>(
    (before, changeTexts) => {
      const changed = changeTexts(before.data, source, locale);
      return { data: changed.data as Data, diagnostics: [...before.diagnostics, ...changed.diagnostics] };
    },
    { data, diagnostics: [] },
  );
