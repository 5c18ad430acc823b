import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { ReadingFinding } from '../../diagnostics/readingRules';
import type { YamlSource } from '../../yaml/parseYaml';
import type { Compilation } from './compilation';
import type { ContentComponent } from './components/component';

/** A front matter or a YAML file of a content folder. */
export type TextSource = Pick<YamlSource, 'file' | 'locate'> & { folder: string };

/** What a feature does with the content while it is read. */
export interface ContentHooks {
  /** Its content elements by the name that writers use. `textMark` knows its `texts`. */
  elements?: Readonly<Record<string, ContentComponent>>;
  /** Changes the Markdown tree of each file of content. Runs for a page, then for the files that it includes. */
  changeSource?: (tree: MarkdownRoot, compilation: Compilation) => void | Promise<void>;
  /** Changes the texts of front matter and YAML files, in a language or, with undefined, in all. */
  changeTexts?: (
    data: unknown,
    source: TextSource,
    locale?: string,
  ) => { data: unknown; diagnostics: ReadingFinding[] };
  /** Changes the HTML of each page's content before its sections for the search are made. */
  changeContent?: (tree: Root, compilation: Compilation) => void;
}
