import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What webpack tells of a file that a rule is to be applied to. */
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
}

/** The oldest browsers of package.json's "browserslist", in esbuild's words. */
export const BROWSER_TARGETS = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'];
/** The oldest Node.js of package.json's "engines". */
const SERVER_TARGET = 'node20.19';

/** What only Gatsby's plugins of Babel understand: queries in the code, and pages of which a part is taken out. */
const NEEDS_BABEL = /graphql`|\bStaticQuery\b|\buseStaticQuery\b/;

const isForScripts = ({ test, resourceQuery, use }: Rule) =>
  test instanceof RegExp && test.test('.tsx') && resourceQuery === undefined && typeof use === 'function';

function esbuildStep(target: string | string[]) {
  const loader = path.resolve('src/node/bundle/esbuildLoader.mjs');
  return [{ loader, options: { target, jsx: 'automatic', jsxImportSource: '@emotion/react', charset: 'utf8' } }];
}

/**
 * Gatsby's rules with esbuild in place of Babel, where nothing needs Babel. Gatsby has two rules for TypeScript, one of
 * its own and one of its plugin, by which Babel compiles each file twice: the second is left out.
 * @param isForServer true for the code that writes the pages
 */
export function fastRules(rules: readonly Rule[], isForServer: boolean): Rule[] {
  const step = esbuildStep(isForServer ? SERVER_TARGET : BROWSER_TARGETS);
  return onceByBabel(rules).map((rule) => {
    if (!isForScripts(rule)) return rule;
    const withBabel = rule.use as (target: Target) => unknown;
    const use = (target: Target) =>
      NEEDS_BABEL.test(readFileSync(target.realResource, 'utf8')) ? withBabel(target) : step;
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
