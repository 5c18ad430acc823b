import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Engine } from '../content/engine';
import { displayName } from '../files/contentFolder';
import { themeOf } from '../site/theme';
import type { ThemeValues } from '../../theme/themeValues';
import { compileStyles, putStyles, styledFolders } from './compileStyles';
import { plainStyles } from './plainStyles';
import { engineRules, pageRules } from './siteStyles';
import type { Rule } from './fastRules';

/** A file's code with its styles compiled, and the files that the styles depend on. */
interface DevelopedSource {
  code: string;
  materials: readonly string[];
}

/** The module that adds the styles of every page. */
const SITE_STYLES = path.resolve('src/app/develop/siteStyles.ts');
const SITE_CSS = "'__SITE_CSS__'";

const DIGEST_LENGTH = 4;

/** Returns a class name that depends only on the file and the style's name, so it stays when other styles change. */
function classOf(file: string, style: string): string {
  const digest = createHash('sha256').update(file).digest('hex').slice(0, DIGEST_LENGTH);
  return `_${path.parse(file).name}_${style}_${digest}`;
}

/** The compiled styles of all files, once for each run of the bundler. */
const compiled = new WeakMap<object, ReturnType<typeof compileStyles>>();

/** Returns the theme's files whose values styles use. */
const valueFiles = ({ files = [] }: ThemeValues) => files.filter((file) => !file.endsWith('.css'));

async function componentStyles(engine: Engine, file: string, run: object): Promise<DevelopedSource | undefined> {
  const styles = compiled.get(run) ?? compileStyles(styledFolders(engine.site()), [], themeOf(engine), classOf);
  compiled.set(run, styles);
  const { files, materialsOf } = await styles;
  const styled = files.get(file);
  if (styled === undefined) return undefined;
  const theme = themeOf(engine);
  const sheets = styled.sheets.map(({ classes, rules }) => ({
    classes,
    rules: Object.fromEntries(Object.entries(rules).map(([name, css]) => [name, engineRules(css, theme)])),
  }));
  const code = putStyles({ ...styled, sheets }, false, displayName(file));
  return { code, materials: [...materialsOf(file), ...valueFiles(theme)] };
}

async function siteStyles(engine: Engine, code: string): Promise<DevelopedSource> {
  const theme = themeOf(engine);
  const { common, groups, zoom, materials } = await plainStyles(theme);
  const css = pageRules([common, ...Object.values(groups), zoom].join(''), theme);
  return { code: code.replace(SITE_CSS, () => JSON.stringify(css)), materials: [...materials, ...(theme.files ?? [])] };
}

/** Returns a file's code in `develop`, with its styles compiled. */
const developedSource =
  (engine: Engine) =>
  async (file: string, code: string, run: object): Promise<DevelopedSource> => {
    if (file === SITE_STYLES) return siteStyles(engine, code);
    const styled = code.includes('styleSheet') ? await componentStyles(engine, file, run) : undefined;
    return styled ?? { code, materials: [] };
  };

/** Returns the rule that compiles a file's styles whenever they or their dependencies change. */
export const developStyles = (engine: Engine): Rule => ({
  test: /\.tsx?$/,
  include: styledFolders(engine.site()).map((folder) => path.resolve(folder) + path.sep),
  enforce: 'pre',
  use: [
    {
      loader: path.resolve('src/node/bundle/sourceLoader.mjs'),
      ident: 'develop-styles',
      options: { sourceOf: developedSource(engine) },
    },
  ],
});
