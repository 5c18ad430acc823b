import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../site/contentFolder';
import type { LoadedSite } from '../site/loadSite';
import { askingModules, publishedModules } from './browserModules';
import { compileStyles, putStyles, shortenClasses } from './compileStyles';
import { frameModules } from './frameModules';

interface SiteStyles {
  /** The short name of each class, by the one that it has of its style's digest. */
  classNames: Readonly<Record<string, string>>;
  /** The classes of which every page has the rules, since its frame may need any of them. */
  frameClasses: string[];
  /** The code of a file with its styles compiled; undefined for a file without styles. */
  sourceOf: (file: string) => string | undefined;
}

/** The styles of the site's and its content's components, for the readers' bundle and for what writes the pages. */
export async function siteStyles(loaded: LoadedSite | undefined): Promise<SiteStyles> {
  const replaced = new Set(Object.keys({ ...publishedModules(loaded), ...askingModules(loaded, true) }));
  const [compiled, frame] = await Promise.all([
    compileStyles(['src', path.join(contentFolder(), 'components')]),
    frameModules(replaced),
  ]);
  const { styles, names } = shortenClasses(compiled);
  return {
    classNames: names,
    frameClasses: [...styles].flatMap(([file, sheets]) =>
      frame.has(file) ? sheets.flatMap(({ classes }) => Object.values(classes)) : [],
    ),
    sourceOf: (file) => {
      const sheets = styles.get(file);
      return sheets === undefined ? undefined : putStyles(readFileSync(file, 'utf8'), sheets, frame.has(file));
    },
  };
}
