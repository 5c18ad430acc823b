import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build, type Message, type Plugin } from 'esbuild';
import type { Root as HtmlRoot } from 'hast';
import { placeOf } from '../../diagnostics/diagnostic';
import type { ReadingFinding } from '../../diagnostics/readingRules';
import { displayName } from '../../files/contentFolder';
import { judgeImport } from './judgeImport';
import { markPlaces } from './markPlaces';
import { COMPONENTS_ALIAS, type SiteComponents } from './siteComponents';
import { SITE_MODULES } from './siteModules';
import { RUN, thrownAt } from './thrownAt';
import { treeModule } from './treeModule';

/** Milliseconds that a page may take to render; one that needs longer does not end. */
const RENDER_LIMIT = 5000;
/** What the rendering shares with the process: their code is too long to bundle for each page. */
const EXTERNAL = ['react', 'react/jsx-runtime', 'react-dom/server'];
const PAGE = 'page';
/** What elements are made by; in a built site styles are classes. */
const JSX = /^@emotion\/react(?:\/jsx-runtime)?$/;
/** Name of the object by which the code that runs and this module know of each other. */
const RESULT = '$result';

interface PageToRender {
  tree: HtmlRoot;
  absolutePath: string;
  /** The file's name in messages. */
  file: string;
  /** Code of the language of the text. */
  locale: string;
}

type Rendered = { html: string } | { diagnostics: ReadingFinding[] };

/** Renders the page, and leaves in `part` the component or the expression that was begun last. */
const ENTRY = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReaderContext } from 'site/reader';
import Page from '${PAGE}';
const ContentPart = ({ name, place, children }) => {
  ${RESULT}.part = { name, place };
  return typeof children === 'function' ? children() : children;
};
const page = createElement(Page, { components: { ContentPart } });
const reader = { value: { locale: ${RESULT}.locale } };
${RESULT}.html = renderToStaticMarkup(createElement(ReaderContext.Provider, reader, page));
`;

/** In place of the styles, of which the text needs nothing: each is a class of its name. */
const STYLES = `
export const styleSheet = (rules) => {
  if (${RESULT}.part !== undefined) throw new Error("styleSheet works at the top of a component's file only");
  return Object.fromEntries(Object.keys(rules).map((name) => [name, name]));
};
`;
const STYLES_MODULE = 'site/styles';

/** Leads imports to where they belong, and refuses those that content may not have. */
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
      bundler.onLoad({ filter: /./, namespace: STYLES_MODULE }, () => ({ contents: STYLES, loader: 'js' }));
      bundler.onResolve({ filter: /./ }, ({ path: specifier, importer, kind }) => {
        if (kind === 'entry-point') return undefined;
        if (specifier === STYLES_MODULE) return { path: specifier, namespace: STYLES_MODULE };
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

/** A fault of the bundler in our form. */
function bundlerDiagnostic({ text, location, detail }: Message, { file, absolutePath }: PageToRender): ReadingFinding {
  const missing = /^No matching export in "(.*)" for import "default"/.exec(text)?.[1];
  if (missing !== undefined)
    return {
      rule: 'component/code',
      file: displayName(path.resolve(missing)),
      line: 1,
      column: 1,
      message: 'This component has no default export.',
      hint: `Write "export default function ${path.basename(missing, '.tsx')}() { … }".`,
    };
  const at = location === null || location.file.startsWith(`${PAGE}:`) ? undefined : location;
  const place = at === undefined ? { file } : { file: displayName(path.resolve(at.file)) };
  const line =
    at === undefined || path.resolve(at.file) === absolutePath ? {} : { line: at.line, column: at.column + 1 };
  if (typeof detail === 'string' && detail !== '')
    return { rule: 'component/import', ...place, ...line, message: text, hint: detail };
  return {
    rule: 'component/code',
    ...place,
    ...line,
    message: `This is not valid TypeScript: ${text}.`,
    hint: 'Fix this place.',
  };
}

interface Result {
  locale: string;
  html?: string;
  part?: { name: string; place: string };
}

const BROWSER_NAMES = /^(?:window|document|navigator|localStorage|sessionStorage|location|history|matchMedia) is not/;

/** What a page threw while it was rendered, in our form. */
function renderDiagnostic(
  error: unknown,
  { part }: Result,
  map: string,
  { file }: PageToRender,
  components: SiteComponents,
): ReadingFinding {
  const rule = 'component/code';
  const { message = String(error), code } = error as { message?: string; code?: string };
  const at = thrownAt(error, map, (name) => !path.relative(components.folder, name).startsWith('..'));
  const thrown = at === undefined ? undefined : { ...at, file: displayName(at.file) };
  const [line = 1, column = 1] = part?.place.split(':').map(Number) ?? [];
  // What fails before any part of the page has begun is a file that it imports.
  const place = part === undefined && thrown !== undefined ? thrown : { file, line, column };
  const source = thrown === undefined ? components.files.get(part?.name ?? '') : undefined;
  const fixed = thrown === undefined ? source && displayName(source) : placeOf(thrown);
  const where = fixed === undefined || place === thrown ? 'Fix it, or remove it.' : `Fix it in ${fixed}.`;
  const imported = thrown === undefined ? 'A file that this page imports' : 'This file';
  const subject = part === undefined ? imported : part.name === '' ? 'An expression of this page' : `<${part.name}>`;
  if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
    return { rule, ...place, message: `${subject} does not end.`, hint: `Look for a loop. ${where}` };
  const hint = BROWSER_NAMES.test(message)
    ? `Pages are written before a browser has them. Read it in useEffect. ${fixed === undefined || place === thrown ? '' : `It is in ${fixed}.`}`.trim()
    : where;
  return { rule, ...place, message: `${subject} fails: ${message.replace(/\.$/, '')}.`, hint };
}

/**
 * Renders a page of React as the build's server will: so what it shows is checked, searched and offered as Markdown
 * like any other page's, and what fails in it is a fault of the content.
 */
export async function renderPage(page: PageToRender, components: SiteComponents): Promise<Rendered> {
  const { tree, absolutePath, locale } = page;
  const code = await treeModule(markPlaces(tree, RESULT), absolutePath);
  let text = '';
  let map = '';
  try {
    const { outputFiles } = await build({
      stdin: { contents: ENTRY, resolveDir: path.resolve('.'), loader: 'js' },
      bundle: true,
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
      plugins: [contentImports(code, absolutePath, components.folder)],
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
    const require = createRequire(path.resolve('package.json'));
    const sandbox = { [RESULT]: result, require, module: { exports: {} }, console, URLSearchParams };
    vm.runInNewContext(text, { ...sandbox, exports: sandbox.module.exports }, { timeout: RENDER_LIMIT, filename: RUN });
  } catch (error) {
    return { diagnostics: [renderDiagnostic(error, result, map, page, components)] };
  }
  return { html: result.html ?? '' };
}
