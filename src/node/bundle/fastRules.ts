import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What webpack knows of a file that a rule is to be applied to. */
interface Target {
  realResource: string;
  issuer: string;
  resourceQuery: string;
}

export interface Rule {
  test?: unknown;
  include?: unknown;
  resourceQuery?: unknown;
  use?: unknown;
  sideEffects?: boolean;
}

/** The oldest browsers of package.json's "browserslist", in esbuild's words. */
export const BROWSER_TARGETS = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'];
/** The language of their code. Gatsby's own is ES5, in which each function is longer. */
export const BROWSER_ECMA = 2020;
/** The oldest Node.js of package.json's "engines". */
const SERVER_TARGET = 'node20.19';

/** What takes the place of Emotion in a built site, see `src/theme/classNames.ts`. */
export const CLASS_NAMES = 'class-names';

/** The code of a file with its styles compiled; undefined for one that stays as it is. */
type StyleSource = (file: string) => string | undefined;

/** What only Gatsby's plugins of Babel understand: queries in the code, and pages of which a part is taken out. */
const NEEDS_BABEL = /graphql`|\bStaticQuery\b|\buseStaticQuery\b/;

const isForScripts = ({ test, resourceQuery, use }: Rule) =>
  test instanceof RegExp && test.test('.tsx') && resourceQuery === undefined && typeof use === 'function';

function esbuildStep(target: string | string[], file: string, sheets: StyleSource) {
  const loader = path.resolve('src/node/bundle/esbuildLoader.mjs');
  const source = sheets(file);
  // The bundler's cache knows a module by this name: the styles of a file change with the theme.
  const ident = createHash('sha256')
    .update(JSON.stringify([target, source ?? '']))
    .digest('hex');
  return [
    { loader, options: { ident, source, target, jsx: 'automatic', jsxImportSource: CLASS_NAMES, charset: 'utf8' } },
  ];
}

/**
 * Gatsby's rules with esbuild in place of Babel, where nothing needs Babel. Gatsby has two rules for TypeScript, one of
 * its own and one of its plugin, by which Babel compiles each file twice: the second is left out.
 * @param isForServer true for the code that writes the pages
 * @param sources code that a file has in place of its own, with its styles compiled
 */
export function fastRules(
  rules: readonly Rule[],
  isForServer: boolean,
  sources: StyleSource = () => undefined,
): Rule[] {
  const target = isForServer ? SERVER_TARGET : BROWSER_TARGETS;
  return onceByBabel(rules).map((rule) => {
    if (!isForScripts(rule)) return rule;
    const withBabel = rule.use as (target: Target) => unknown;
    const use = (module: Target) => {
      const step = esbuildStep(target, module.realResource, sources);
      // The last one works first: Babel gets plain JavaScript, and takes the queries out of it.
      return NEEDS_BABEL.test(readFileSync(module.realResource, 'utf8'))
        ? [...(withBabel(module) as object[]), ...step]
        : step;
    };
    return { ...rule, use };
  });
}

const isForLayouts = ({ resourceQuery }: Rule) =>
  resourceQuery instanceof RegExp && resourceQuery.source.includes('__contentFilePath');

/**
 * Gatsby's rules without the second one for TypeScript, by which Babel compiles each file twice. The rule that puts a
 * page of React into its template comes first: the last rule works first, and that one reads no TypeScript.
 */
export function onceByBabel(rules: readonly Rule[]): Rule[] {
  const [, ...others] = rules.filter(isForScripts);
  const once = rules.filter((rule) => !others.includes(rule));
  return [...once.filter(isForLayouts), ...once.filter((rule) => !isForLayouts(rule))];
}
