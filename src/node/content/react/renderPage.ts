import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build, type Message, type Plugin } from 'esbuild';
import type { Root as HtmlRoot } from 'hast';
import { placeOf } from '../../diagnostics/diagnostic';
import type { ReadingFinding } from '../../diagnostics/readingRules';
import { displayName } from '../../files/contentFolder';
import { say } from '../say';
import { judgeImport } from './judgeImport';
import { COMPONENTS_ALIAS, type SiteComponents } from './siteComponents';
import { SITE_MODULES } from './siteModules';
import { RUN, thrownThrough } from './thrownAt';
import { pagePosition, treeModule, type TreeModule } from './treeModule';

/** Milliseconds that a page may take to render; a slower page probably never ends. */
export const RENDER_LIMIT = 5000;
/** Modules shared with the process: bundling them for each page would be too slow. */
const EXTERNAL = ['react', 'react/jsx-runtime', 'react-dom/server'];
const projectRequire = createRequire(path.resolve('package.json'));

/**
 * All that a rendered page gets from this process, besides `URLSearchParams`. The context prevents accidents (a
 * component has no `process`, files or output), but it is not a security boundary: through React's objects, code can reach
 * the whole process.
 */
const requireReact = (name: string): unknown => {
  if (!EXTERNAL.includes(name)) throw new Error(`"${name}" cannot be imported`);
  return projectRequire(name);
};
const PAGE = 'page';
/** The JSX runtimes; in a built site styles are classes. */
const JSX = /^@emotion\/react(?:\/jsx-runtime)?$/;
/** Name of the object that the rendered code and this module share. */
export const RESULT = '$result';

interface PageToRender {
  tree: HtmlRoot;
  absolutePath: string;
  /** The file's name in messages. */
  file: string;
  /** Code of the language of the text. */
  locale: string;
}

type Rendered = { html: string } | { diagnostics: ReadingFinding[] };

/** Renders the page, and stores in `part` the component that React started last. */
const ENTRY = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReaderContext } from 'site/reader';
import Page from '${PAGE}';
const ContentPart = ({ name, place, children }) => {
  ${RESULT}.part = { name, place };
  return children;
};
const page = createElement(Page, { components: { ContentPart } });
const reader = { value: { locale: ${RESULT}.locale } };
${RESULT}.html = renderToStaticMarkup(createElement(ReaderContext.Provider, reader, page));
`;

/** Modules that replace those of the site: a text needs no styles, so each class is named like its style. */
export const SUBSTITUTES: Readonly<Record<string, string>> = {
  'site/styles': `
export const styleSheet = (rules) => {
  if (${RESULT}.part !== undefined) throw new Error("styleSheet works at the top of a component's file only");
  return Object.fromEntries(Object.keys(rules).map((name) => [name, name]));
};
`,
  'site/link': `
import { createElement } from 'react';
export const SiteLink = ({ pageLang, withoutIcon, state, ...link }) => createElement('a', link);
`,
  'site/data': 'export const useFeatureData = () => ({});\nexport const usePageData = () => undefined;\n',
};
const SUBSTITUTE = 'substitute';

/** Resolves imports, and rejects those that content may not have. */
function contentImports(code: string, absolutePath: string, folder: string): Plugin {
  return {
    name: 'content-imports',
    setup: (bundler) => {
      bundler.onResolve({ filter: /^page$/ }, () => ({ path: absolutePath, namespace: PAGE }));
      bundler.onLoad({ filter: /./, namespace: PAGE }, () => ({
        contents: code,
        loader: 'js',
        resolveDir: path.dirname(absolutePath),
      }));
      bundler.onLoad({ filter: /./, namespace: SUBSTITUTE }, ({ path: name }) => ({
        contents: SUBSTITUTES[name] ?? '',
      }));
      bundler.onResolve({ filter: /./ }, ({ path: specifier, importer, kind }) => {
        if (kind === 'entry-point') return undefined;
        if (specifier in SUBSTITUTES) return { path: specifier, namespace: SUBSTITUTE };
        if (JSX.test(specifier)) return { path: path.resolve('src/theme/classNames.ts') };
        const site = SITE_MODULES[specifier];
        if (site !== undefined) return { path: path.resolve(site) };
        if (EXTERNAL.includes(specifier)) return { path: specifier, external: true };
        if (specifier.startsWith(`${COMPONENTS_ALIAS}/`))
          return { path: path.join(folder, specifier.slice(COMPONENTS_ALIAS.length + 1)) };
        const isContent = importer === absolutePath || !path.relative(folder, importer).startsWith('..');
        if (!isContent) return undefined;
        const judged = judgeImport(specifier, importer, folder);
        if ('message' in judged) return { errors: [{ text: judged.message, detail: judged.hint }] };
        return judged.file === undefined ? undefined : { path: judged.file };
      });
    },
  };
}

/** Converts an error of the bundler to a finding. */
function bundlerDiagnostic({ text, location, detail }: Message, { file, absolutePath }: PageToRender): ReadingFinding {
  const missing = /^No matching export in "(.*)" for import "default"/.exec(text)?.[1];
  if (missing !== undefined)
    return {
      rule: 'component/code',
      file: displayName(path.resolve(missing)),
      line: 1,
      column: 1,
      ...say('code.noDefault', { name: path.basename(missing, '.tsx') }),
    };
  const at = location === null || location.file.startsWith(`${PAGE}:`) ? undefined : location;
  const place = at === undefined ? { file } : { file: displayName(path.resolve(at.file)) };
  const line =
    at === undefined || path.resolve(at.file) === absolutePath ? {} : { line: at.line, column: at.column + 1 };
  if (typeof detail === 'string' && detail !== '')
    return { rule: 'component/import', ...place, ...line, message: text, hint: detail };
  return { rule: 'component/code', ...place, ...line, ...say('code.invalid', { text }) };
}

interface Result {
  locale: string;
  html?: string;
  part?: { name: string; place: string };
}

export const BROWSER_NAMES =
  /^(?:window|document|navigator|localStorage|sessionStorage|location|history|matchMedia) is not/;

/** React throws this outside of the page's code, so the component and the expression are unknown. */
const NOT_RENDERABLE = /^Objects are not valid as a React child/;

/** Returns the finding for an error that a page threw during rendering. */
function renderDiagnostic(
  error: unknown,
  { part }: Result,
  { map, module }: { map: string; module: TreeModule },
  { file, absolutePath }: PageToRender,
  components: SiteComponents,
): ReadingFinding {
  const rule = 'component/code';
  const { message = String(error), code } = error as { message?: string; code?: string };
  const through = thrownThrough(error, map);
  const thrown = through.find((each) => !path.relative(components.folder, each.file).startsWith('..'));
  const inPage = through.find((each) => each.file === `${PAGE}:${absolutePath}`);
  const expression = inPage && pagePosition(module, inPage);
  const component = expression === undefined ? part : undefined;
  const [line = 1, column = 1] = component?.place.split(':').map(Number) ?? [];
  const fixed = thrown && { ...thrown, file: displayName(thrown.file) };
  const describe = (): { subject: string; line?: number; column?: number; file: string } => {
    if (expression !== undefined) return { subject: say('code.subject.expression').message, file, ...expression };
    if (NOT_RENDERABLE.test(message)) return { subject: say('code.subject.part').message, file };
    if (component !== undefined) return { subject: `<${component.name}>`, file, line, column };
    // No code of the page has run: the error is in an imported file.
    if (fixed !== undefined) return { subject: say('code.subject.file').message, ...fixed };
    return { subject: say('code.subject.import').message, file, line, column };
  };
  const { subject, ...place } = describe();
  const source = thrown === undefined ? components.files.get(component?.name ?? '') : undefined;
  const elsewhere = place.file === fixed?.file ? undefined : fixed && placeOf(fixed);
  const fixPlace = elsewhere ?? (source && displayName(source));
  const where = (fixPlace === undefined ? say('code.fix') : say('code.fixIn', { place: fixPlace })).message;
  if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { rule, ...place, ...say('code.endless', { subject, where }) };
  const browser = [say('code.browser'), ...(fixPlace === undefined ? [] : [say('code.isIn', { place: fixPlace })])];
  const hint = BROWSER_NAMES.test(message) ? browser.map((each) => each.message).join(' ') : where;
  return { rule, ...place, ...say('code.fails', { subject, message: message.replace(/\.$/, '') }, hint) };
}

/** Renders a page of React as the build's server does, to check and index its HTML. Errors are findings. */
export async function renderPage(page: PageToRender, components: SiteComponents): Promise<Rendered> {
  const { tree, absolutePath, locale } = page;
  const module = await treeModule(tree, absolutePath);
  let text = '';
  let map = '';
  try {
    const { outputFiles } = await build({
      stdin: { contents: ENTRY, resolveDir: path.resolve('.'), loader: 'js' },
      bundle: true,
      preserveSymlinks: true,
      write: false,
      outfile: RUN,
      sourcemap: 'external',
      sourcesContent: false,
      format: 'cjs',
      platform: 'neutral',
      target: 'node20',
      jsx: 'automatic',
      jsxImportSource: '@emotion/react',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
      plugins: [contentImports(module.code, absolutePath, components.folder)],
    });
    for (const output of outputFiles) {
      if (output.path.endsWith('.map')) map = output.text;
      else text = output.text;
    }
  } catch (error) {
    const { errors } = error as { errors: Message[] };
    return { diagnostics: errors.map((message) => bundlerDiagnostic(message, page)) };
  }
  const result: Result = { locale };
  try {
    vm.runInNewContext(
      text,
      { [RESULT]: result, require: requireReact, URLSearchParams },
      { timeout: RENDER_LIMIT, filename: RUN },
    );
  } catch (error) {
    return { diagnostics: [renderDiagnostic(error, result, { map, module }, page, components)] };
  }
  return { html: result.html ?? '' };
}
