import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../site/contentFolder';
import type { LoadedSite } from '../site/loadSite';
import { browserModules } from './browserModules';
import { compileStyles, putStyles } from './compileStyles';
import { plainStyles, type PlainStyles } from './plainStyles';
import { projectModules } from './projectModules';
import { shortenAll } from './shortenCss';

/** What the server writes into the head of pages. */
interface WrittenStyles extends Pick<PlainStyles, 'groups'> {
  /** The rules of each class. Of two classes on one element the later one's style wins. */
  rules: Readonly<Record<string, string>>;
  /** The classes of which every page has the rules, since its frame may need any of them. */
  frame: readonly string[];
  /** The styles of every page: the common ones, and those of the frame. */
  whole: string;
}

/** What paper hides, one rule each. */
const HIDDEN_ON_PAPER = /@media print\{([^{}@]+)\{display:none\}\}/g;

/** Styles with one rule for all that paper hides, behind all others. */
export function hideOnPaperAtOnce(css: string): string {
  const hidden = [...css.matchAll(HIDDEN_ON_PAPER)].map(([, selector = '']) => selector);
  if (hidden.length === 0) return css;
  return `${css.replace(HIDDEN_ON_PAPER, '')}@media print{${hidden.join()}{display:none}}`;
}

interface SiteStyles {
  written: WrittenStyles;
  /**
   * The code of a file with its styles compiled; undefined for a file without styles. Code for the server has the
   * classes only, and code for readers the rules too where not every page has them.
   * @param isForServer true for the code that writes the pages
   */
  sourceOf: (file: string, isForServer: boolean) => string | undefined;
}

async function compileSiteStyles(loaded: LoadedSite | undefined): Promise<SiteStyles> {
  const replaced = new Set(Object.keys(browserModules(loaded, true)));
  const { frame, order } = await projectModules(replaced);
  const compiled = await compileStyles(['src', path.join(contentFolder(), 'components')], order);
  const { sheets: sheetsOf } = compiled;
  const rules = await shortenAll(compiled.rules);
  const { common, groups } = await plainStyles();
  const classes = [...sheetsOf].flatMap(([file, sheets]) =>
    frame.has(file) ? sheets.flatMap((sheet) => Object.values(sheet.classes)) : [],
  );
  const ofFrame = new Set(classes);
  const frameRules = Object.entries(rules).flatMap(([name, css]) => (ofFrame.has(name) ? [css] : []));
  return {
    written: { rules, groups, frame: classes, whole: hideOnPaperAtOnce(common + frameRules.join('')) },
    sourceOf: (file, isForServer) => {
      const sheets = sheetsOf.get(file);
      if (sheets === undefined) return undefined;
      const short = sheets.map(({ classes }) => ({
        classes,
        rules: Object.fromEntries(Object.values(classes).map((name) => [name, rules[name] ?? ''])),
      }));
      return putStyles(readFileSync(file, 'utf8'), short, isForServer || frame.has(file));
    },
  };
}

let ofBuild: Promise<SiteStyles> | undefined;

/**
 * The styles of the site's and its content's components. A build compiles them once, for readers and for the server;
 * asked for early, beside its other work.
 */
export function siteStyles(loaded: LoadedSite | undefined): Promise<SiteStyles> {
  if (process.env.NODE_ENV !== 'production') return compileSiteStyles(loaded);
  return (ofBuild ??= compileSiteStyles(loaded));
}
