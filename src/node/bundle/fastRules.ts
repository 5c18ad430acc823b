import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What webpack knows of a file that a rule is to be applied to. */
interface Target {
  realResource: string;
}

export interface Rule {
  test?: unknown;
  include?: unknown;
  resourceQuery?: unknown;
  use?: unknown;
  sideEffects?: boolean;
  enforce?: 'pre';
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

/** A query in the code of a page or a fragment of queries, which only Gatsby reads. */
const QUERY = /^export const \w+ = graphql`[^`]*`;$/gm;

const isForScripts = ({ test, resourceQuery, use }: Rule) =>
  test instanceof RegExp && test.test('.tsx') && resourceQuery === undefined && typeof use === 'function';

/** What the bundler gets in place of a file's code; undefined where that stays as it is. */
function sourceOf(file: string, sheets: StyleSource): string | undefined {
  const styled = sheets(file);
  const source = styled ?? readFileSync(file, 'utf8');
  const others = source.replace(QUERY, '');
  return others === source ? styled : others;
}

function esbuildStep(target: string | string[], file: string, sheets: StyleSource) {
  const loader = path.resolve('src/node/bundle/esbuildLoader.mjs');
  const source = sourceOf(file, sheets);
  // Webpack's cache identifies a module by the `ident` of its loader: the styles of a file change with the theme.
  const ident = createHash('sha256')
    .update(JSON.stringify([target, source ?? '']))
    .digest('hex');
  return [
    { loader, ident, options: { source, target, jsx: 'automatic', jsxImportSource: CLASS_NAMES, charset: 'utf8' } },
  ];
}

/**
 * Gatsby's rules with esbuild in place of Babel. Gatsby has two rules for TypeScript, one of its own and one of its
 * plugin, by which Babel compiles each file twice: the second is left out.
 * @param isForServer true for the code that writes the pages
 * @param sources code that a file has in place of its own, with its styles compiled
 */
export function fastRules(
  rules: readonly Rule[],
  isForServer: boolean,
  sources: StyleSource = () => undefined,
): Rule[] {
  const target = isForServer ? SERVER_TARGET : BROWSER_TARGETS;
  const use = ({ realResource }: Target) => esbuildStep(target, realResource, sources);
  return onceByBabel(rules).map((rule) => (isForScripts(rule) ? { ...rule, use } : rule));
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
