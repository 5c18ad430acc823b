import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutEmptySlots } from './emptySlots';

/** The file information that webpack passes to a rule. */
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

/** The oldest browsers of package.json's "browserslist", as esbuild targets. */
export const BROWSER_TARGETS = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'];
/** The JavaScript version for them. Gatsby's default is ES5, in which each function is longer. */
export const BROWSER_ECMA = 2020;
/** The oldest Node.js of package.json's "engines". */
const SERVER_TARGET = 'node20.19';

/** Replaces Emotion in a built site, see `src/theme/classNames.ts`. */
export const CLASS_NAMES = 'class-names';

/** Returns a file's code with its styles compiled; undefined for an unchanged file. */
type StyleSource = (file: string) => string | undefined;

/** A page query or a fragment, which only Gatsby reads. */
const QUERY = /^export const \w+ = graphql`[^`]*`;$/gm;

const isForScripts = ({ test, resourceQuery, use }: Rule) =>
  test instanceof RegExp && test.test('.tsx') && resourceQuery === undefined && typeof use === 'function';

/** Returns the code that replaces a file's; undefined for an unchanged file. */
function sourceOf(file: string, sheets: StyleSource, isFilled: (name: string) => boolean): string | undefined {
  const styled = sheets(file);
  const source = styled ?? readFileSync(file, 'utf8');
  const others = withoutEmptySlots(source.replace(QUERY, ''), isFilled);
  return others === source ? styled : others;
}

function esbuildStep(
  target: string | string[],
  file: string,
  sheets: StyleSource,
  isFilled: (name: string) => boolean,
) {
  const loader = path.resolve('src/node/bundle/esbuildLoader.mjs');
  const source = sourceOf(file, sheets, isFilled);
  // webpack's cache identifies a module by its loader's `ident`. Include the source: its styles change with the theme.
  const ident = createHash('sha256')
    .update(JSON.stringify([target, source ?? '']))
    .digest('hex');
  return [
    { loader, ident, options: { source, target, jsx: 'automatic', jsxImportSource: CLASS_NAMES, charset: 'utf8' } },
  ];
}

/**
 * Returns Gatsby's rules with esbuild instead of Babel. Gatsby has two rules for TypeScript, its own and its plugin's,
 * which compile each file twice: the second is removed.
 * @param isForServer true for the code that writes the pages
 * @param sources returns the code with compiled styles that replaces a file's code
 * @param isFilled slots for which it returns false ship no byte
 */
export function fastRules(
  rules: readonly Rule[],
  isForServer: boolean,
  sources: StyleSource = () => undefined,
  isFilled: (name: string) => boolean = () => true,
): Rule[] {
  const target = isForServer ? SERVER_TARGET : BROWSER_TARGETS;
  const use = ({ realResource }: Target) => esbuildStep(target, realResource, sources, isFilled);
  return onceByBabel(rules).map((rule) => (isForScripts(rule) ? { ...rule, use } : rule));
}

const isForLayouts = ({ resourceQuery }: Rule) =>
  resourceQuery instanceof RegExp && resourceQuery.source.includes('__contentFilePath');

/** Returns Gatsby's rules without the second one for TypeScript. A React page's rule is put first, so it runs last. */
export function onceByBabel(rules: readonly Rule[]): Rule[] {
  const [, ...others] = rules.filter(isForScripts);
  const once = rules.filter((rule) => !others.includes(rule));
  return [...once.filter(isForLayouts), ...once.filter((rule) => !isForLayouts(rule))];
}
