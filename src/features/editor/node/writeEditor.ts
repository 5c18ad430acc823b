import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleScript } from '../../../node/bundle/bundleScript';
import { textIn } from '../../../model/site/locale';
import { escapeHtml } from '../../../model/text/xml';
import { siteStyles } from '../../../node/bundle/siteStyles';
import { LANGUAGES } from '../../../node/diagnostics/messages';
import { writeFiles } from '../../../node/files/writeFiles';
import { themeOf } from '../../../node/site/theme';
import { paletteColors } from '../../../theme/palette';
import { defineStep, type Build } from '../../../node/output/buildStep';
import { DEPLOY_FOLDER } from '../../../node/output/serving/writeServing';
import { writeForms } from '../../../node/output/serving/writeForms';
import CMS_TEXTS from './cmsTexts.json';
import { editorConfig } from './editorConfig';
import { EDITOR_PATH, editorPolicy, type EditorSettings } from './editorSettings';

const CLIENT = 'src/features/editor/node/client';
const CMS = path.join('node_modules', '@sveltia', 'cms', 'npm');
/** Quality of the compression of the editor's code, which only writers load. */
const QUALITY = 9;
const COPIES = ['.br', '.gz'] as const;

/**
 * What the editor does not use: highlighting, maps, conversion of pictures and other languages of the CMS, and modules
 * of Node.js.
 */
const UNUSED =
  /^(?:@shikijs\/|leaflet|terra-draw|svgo|exifr|turndown|node:|sharp$)|\/locales\/(?:(?:[a-eg-rt-z]|fa|fr)[\w-]*\.json|index\.js)$|\/chunks\/(?:heic|webp|shiki)/;
const NOTHING = 'module.exports = new Proxy({}, { get: () => () => undefined })';
/** Modules of the compiler of pages that need a build. */
const IN_BUILDS = /\/(?:readImage|highlighter|renderReact|videos|isInside|staticFile|withTimeout)$|^node:crypto$/;
/** Fonts that the CMS names at a server for files of packages; it has them itself. */
const FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+?)(?::vf)?@[\d.]+\/(latin-\w+-normal)\.woff2/g;

/**
 * Repairs of the CMS: letters of new addresses as this site writes them, no move of a page, which would break its links,
 * errors of pages without a translation, conflicts in a folder of the computer (`folderConflicts.ts`), and a plain copy
 * of the values for their validation, which lists all of them for each list.
 */
const REPAIRS: readonly (readonly [RegExp, string])[] = [
  // The preview has no scripts of its own; the CMS writes into it, for which it needs the same origin.
  [
    /(<iframe class="preview [^>]*sandbox="allow-same-origin) allow-scripts allow-popups allow-forms/g,
    '$1 allow-popups',
  ],
  // Sign-in shows the way of the settings only: a folder of this computer, or the server.
  [/(=\w+\(\(\)=>)(\w+\.isLocalHost&&)/, '$1window.isLocalEditor&&$2'],
  [/(=\w+\(\(\)=>)(!\w+\(\w+\)&&\w+\(\w+\)\.auth_methods\?\.includes\(`token`\)===!1)/, '$1window.isLocalEditor||$2'],
  [/\[`([ÄÖÜäöü])`,`(\w)e`\]/g, '[`$1`,`$2`]'],
  [/(\w+)(\.current\?\.)currentPath!==void 0&&/g, '$&$1$2isNew&&'],
  [/Object\.values\((\w+\(\w+\)\[\w+\])\)\.some/g, 'Object.values($1??{}).some'],
  [
    /if\((\w+)\)(\w+)=\1;(else throw Error\(`Directory handle could not be acquired`\)[^]{0,80}?signOut:async\(\)=>\{)/,
    'if($1)$2=window.contentFolder=$1;$3window.contentFolder=void 0;',
  ],
  [
    /async\(\{draft:(\w+),skipCI:\w+=void 0,overwrite:(\w+)=!1\}\)=>\{[^]{0,900}?\{savingEntry:(\w+),changes:(\w+),savingAssets:\w+\}=await \w+\(\{draft:\1,slugs:\w+\}\)/,
    '$&,prepared=await window.prepareSave($1.originalEntry,$3,$4,$2)',
  ],
  [
    /=\(\{type:(\w+),entry:(\w+)\},(\w+)\)=>\{(?=if\(\1===`deleted`\))/,
    '=({type:$1,entry:$2,...own},$3)=>{if(own.warning)return own;',
  ],
  [
    /Object\.entries\(\w+\[\w+\]\)\.forEach\(\(\[\w+,(\w+)\]\)=>\{(?=let \w+=Object\.entries\(\1\);if\(!)/,
    '$&$1={...$1};',
  ],
];

/** Replaces what the editor leaves out by modules of its folder, and the addresses of fonts by its own files. */
const slim = (base: string): Plugin => ({
  name: 'slim',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^node:path$/ }, () => ({ path: path.resolve(CLIENT, 'path.ts') }));
    bundle.onResolve({ filter: IN_BUILDS }, () => ({ path: path.resolve(CLIENT, 'inBuilds.ts') }));
    bundle.onResolve({ filter: UNUSED }, ({ path: name }) => ({ path: name, namespace: 'unused' }));
    bundle.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: NOTHING }));
    // Texts that these languages of the CMS lack.
    bundle.onLoad({ filter: /[/\\]locales[/\\](?:fi|sv)\.json$/ }, ({ path: file }) => {
      const texts = JSON.parse(readFileSync(file, 'utf8')) as object;
      const added = CMS_TEXTS[path.basename(file, '.json') as keyof typeof CMS_TEXTS];
      return { contents: JSON.stringify({ ...texts, ...added }), loader: 'json' };
    });
    bundle.onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, ({ path: file }) => {
      const code = REPAIRS.reduce((all, [from, to]) => all.replace(from, to), readFileSync(file, 'utf8'));
      const contents = code.replace(FONT, (address, name: string, subset: string) => {
        const found = readdirSync(path.join(CMS, 'assets')).find(
          (each) => each.startsWith(`${name}-${subset}`) || each.startsWith(`${name}-latin-wght-normal`),
        );
        return found === undefined ? address : `${base}${EDITOR_PATH}/assets/${found}`;
      });
      return { contents };
    });
  },
});

export const bundleEditor = (base: string): Promise<string> =>
  bundleScript(path.join(CLIENT, 'editor.ts'), {
    format: 'esm',
    banner: { js: "globalThis.process = { env: {}, cwd: () => '/' };" },
    plugins: [slim(base)],
  });

/** The site's accent in place of the blue of the CMS. */
function accentStyle(loaded: Build['loaded']): string {
  const [light, dark] = (['light', 'dark'] as const).map((mode) => paletteColors(mode, themeOf(loaded)));
  const accent = '--sui-primary-accent-color';
  const all = {
    [accent]: light?.accent,
    [`${accent}-text`]: light?.accent,
    [`${accent}-light`]: light?.accentHover,
    [`${accent}-dark`]: light?.accentHover,
  };
  const rules = Object.entries(all).map(([name, color]) => `${name}:${color}`);
  const root = ':root:root:root';
  return `${root}{${rules.join(';')}}${root}[data-theme="dark"]{${accent}-text:${dark?.accent}}`;
}

const page = (title: string, base: string, policy: string, version: string, style: string) => `<!doctype html>
<html>
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${policy}"/>
<meta name="robots" content="noindex"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${title}</title>
<link rel="stylesheet" href="${base}${EDITOR_PATH}/editor.css?v=${version}"/>
<style>${style}</style>
</head>
<body>
<script type="module" src="${base}${EDITOR_PATH}/editor.js?v=${version}"></script>
</body>
</html>
`;

/** The page at `/admin` of a site whose editor has a host of its own. */
const leadingPage = (title: string, address: string) => `<!doctype html>
<html>
<head>
<meta charset="utf-8"/>
<meta name="robots" content="noindex"/>
<meta http-equiv="refresh" content="0; url=${address}"/>
<title>${title}</title>
</head>
<body><a href="${address}">${address}</a></body>
</html>
`;

/** The files of an editor with a host of its own, which has no other pages. */
const ownHost = (output: string) => path.join(output, '..', DEPLOY_FOLDER, 'editor');
const hostHeaders = (policy: string) => `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
`;

/** Removes the editor of the last build. */
export const removeEditor = defineStep({
  name: 'remove editor',
  run: ({ output }) => {
    for (const folder of [path.join(output, EDITOR_PATH), ownHost(output)])
      rmSync(folder, { recursive: true, force: true });
  },
});

async function writeFilesOf({ loaded, output, site }: Build, settings: EditorSettings): Promise<void> {
  const { url } = settings;
  const title = escapeHtml(textIn(site.site.title, site.defaultCode, site.defaultCode));
  const policy = editorPolicy(settings);
  const folder = path.join(url === undefined ? output : ownHost(output), EDITOR_PATH);
  const base = url === undefined ? site.base : '';
  const code = await bundleEditor(base);
  const version = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const { written } = await siteStyles(loaded);
  const styles = written.whole + Object.values(written.groups).join('') + Object.values(written.rules).join('');
  const pages = site.docs
    .filter(({ locale }) => locale === site.defaultCode)
    .map(({ path: page, title: name }): [string, string] => [page, name]);
  const configs = LANGUAGES.map(
    (language) => [`config.${language}.json`, JSON.stringify(editorConfig(loaded, language, pages))] as const,
  );
  const texts = [
    ['index.html', page(title, base, policy, version, accentStyle(loaded))],
    ['editor.js', code],
    ['preview.css', styles],
    ['editor.css', readFileSync(path.join(CLIENT, 'editor.css'), 'utf8')],
    ...configs,
  ] as const;
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    await writeForms({ file, content: Buffer.from(text), quality: QUALITY, copies: COPIES });
  }
  if (url !== undefined) {
    const text = leadingPage(title, `${url}${EDITOR_PATH}/`);
    writeFiles(output, [{ path: `${EDITOR_PATH}/index.html`, text }]);
    writeFiles(ownHost(output), [{ path: '_headers', text: hostHeaders(policy) }]);
  }
  // The fonts of the CMS, with their licences.
  for (const name of readdirSync(path.join(CMS, 'assets')).filter((each) => /\.(?:woff2|LICENSE\.txt)$/.test(each)))
    copyFileSync(path.join(CMS, 'assets', name), path.join(folder, 'assets', name));
}

/** Writes the editor, on a site that has it. */
export const writeEditor = defineStep({
  name: 'write editor',
  run: async (finished) => {
    const settings = finished.site.site.editor;
    if (settings !== undefined) await writeFilesOf(finished, settings);
  },
});
