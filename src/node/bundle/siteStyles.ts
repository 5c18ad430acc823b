import { createHash } from 'node:crypto';
import { isBuild } from '../environment';
import type { LoadedSite, SiteEngine } from '../content/loadSite';
import { compileStyles, putStyles, styledFolders } from './compileStyles';
import { plainStyles, type PlainStyles, shortenAll, shortenCss } from './plainStyles';
import { projectModules } from './projectModules';
import { writeSiteFeatures } from './siteFeatures';
import type { ThemeValues } from '../../theme/themeValues';
import { splitRules } from '../html/mergeStyleBlocks';
import { themeOf } from '../site/theme';
import type { TextFile } from '../files/writeFiles';

/** Characters of the digest in a file's name. */
const DIGEST_LENGTH = 16;

/** The styles that the server writes into the head of pages. */
interface WrittenStyles extends Pick<PlainStyles, 'groups'> {
  /** The rules of each class. Of two classes on one element, the later definition wins. */
  rules: Readonly<Record<string, string>>;
  /** Classes of the layout. Their rules are on every page, since its layout may need any of them. */
  frame: readonly string[];
  /** The styles of every page: common styles and the layout's, without print styles. */
  whole: string;
}

const PRINT = '@media print{';

/** Splits off the print styles of a style sheet, which pages load after the other styles. */
export function splitForPaper(css: string): { screen: string; paper: string } {
  const rules = splitRules(css);
  const isForPaper = (rule: string) => rule.startsWith(PRINT) || rule.startsWith('@page');
  const inner = (rule: string) => (rule.startsWith(PRINT) ? rule.slice(PRINT.length, -1) : rule);
  return {
    screen: rules.filter((rule) => !isForPaper(rule)).join(''),
    paper: rules.filter(isForPaper).map(inner).join(''),
  };
}

/** Returns the file with the print styles of every page, which browsers load last. */
async function paperFile(css: string): Promise<TextFile> {
  const text = await shortenCss(css);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
  return { path: `/static/styles/paper-${digest}.css`, text };
}

interface SiteStyles extends Pick<PlainStyles, 'zoom'> {
  written: WrittenStyles;
  paper: TextFile;
  /** Returns a file's code with its styles compiled; undefined without styles. The server's code has only classes. */
  sourceOf: (file: string, isForServer: boolean) => string | undefined;
}

/** Puts the engine's rules in a cascade layer below the site's rules; without those there are no layers. */
export const engineRules = (css: string, { css: siteRules }: ThemeValues): string =>
  siteRules === undefined || css === '' ? css : `@layer help{${css}}`;

/** Joins the rules of every page: fonts, engine and site. `base` is put before the addresses of the site's files. */
export const pageRules = (css: string, { faces = '', ...theme }: ThemeValues, base = '/'): string => {
  const based = (rules: string) => rules.replace(/url\(\s*(["']?)\/(?!\/)/g, `url($1${base}`);
  return `${based(faces)}${engineRules(css, theme)}${theme.css === undefined ? '' : `@layer site{${based(theme.css)}}`}`;
};

async function compileSiteStyles(loaded: LoadedSite): Promise<SiteStyles> {
  const theme = themeOf(loaded.engine);
  const { frame, order } = await projectModules(writeSiteFeatures(loaded));
  const compiled = await compileStyles(styledFolders(loaded), order, theme);
  const rules = await shortenAll(compiled.rules);
  const { common, groups, zoom } = await plainStyles(theme);
  const classes = [...compiled.files].flatMap(([file, { sheets }]) =>
    frame.has(file) ? sheets.flatMap((sheet) => Object.values(sheet.classes)) : [],
  );
  const ofFrame = new Set(classes);
  const frameRules = Object.entries(rules).flatMap(([name, css]) => (ofFrame.has(name) ? [css] : []));
  const whole = splitForPaper(common + frameRules.join(''));
  const inLayer = (styles: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(styles).map(([name, css]) => [name, engineRules(css, theme)]));
  return {
    written: {
      rules: inLayer(rules),
      groups: inLayer(groups),
      frame: classes,
      whole: await shortenCss(pageRules(whole.screen, theme, loaded.own.baseUrl)),
    },
    paper: await paperFile(engineRules(whole.paper, theme)),
    zoom: engineRules(zoom, theme),
    sourceOf: (file, isForServer) => {
      const styled = compiled.files.get(file);
      if (styled === undefined) return undefined;
      const sheets = styled.sheets.map(({ classes }) => ({
        classes,
        rules: Object.fromEntries(Object.values(classes).map((name) => [name, engineRules(rules[name] ?? '', theme)])),
      }));
      return putStyles({ ...styled, sheets }, isForServer || frame.has(file));
    },
  };
}

const ofBuild = new WeakMap<SiteEngine, Promise<SiteStyles>>();

/** Returns the styles of all components. A build compiles them once, early, to do so in parallel with other work. */
export function siteStyles(loaded: LoadedSite): Promise<SiteStyles> {
  const styles = ofBuild.get(loaded.engine) ?? compileSiteStyles(loaded);
  if (isBuild()) ofBuild.set(loaded.engine, styles);
  return styles;
}
