import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleScript } from '../../../node/bundle/bundleScript';
import CMS_TEXTS from './cmsTexts.json';
import { EDITOR_PATH } from './editorSettings';

/** Folder of the editor's own modules and styles. */
export const CLIENT = 'src/features/editor/node/client';
export const CMS = path.join('node_modules', '@sveltia', 'cms', 'npm');

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
  [/`Entry Assets`/g, '`Files of the Page`'],
  [/`Global Assets`/g, '`Other Files`'],
  // Folders and pages have the names and the order of the sidebars.
  [
    /path:(\w+),indexEntry:\w+,summaryTemplate:\w+,locale:\w+\}\)=>\{[^]{0,160}?template:\w+\}\)\|\|(?=\w+\})/,
    '$&window.sidebarOrder.nameOf($1)||',
  ],
  [
    /(\.sort\(\((\w+),(\w+)\)=>)(?=\w+\(\2\.label,\3\.label\)\);return \w+\(``\))/,
    '$1window.sidebarOrder.compare($2.path,$3.path)||',
  ],
  [/(\w+=\w+&&\w+\.includes\(\w+\)\?\w+:)\w+\[0\](?=,\w+\?\?=)/, '$1void 0'],
  [
    /(if\(\w+===void 0\)return )(\w+)(?=;let\{name:\w+,_i18n:\{defaultLocale:\w+\}\}=\w+,\w+=\w+\(\w+\),\w+=\w+===`_manual`)/,
    '$1$2.sort((a,b)=>window.sidebarOrder.compare(a.subPath,b.subPath))',
  ],
  [/\[`([ÄÖÜäöü])`,`(\w)e`\]/g, '[`$1`,`$2`]'],
  [/(\w+)(\.current\?\.)currentPath!==void 0&&/g, '$&$1$2isNew&&'],
  [/Object\.values\((\w+\(\w+\)\[\w+\])\)\.some/g, 'Object.values($1??{}).some'],
  [
    /if\((\w+)\)(\w+)=\1;(else throw Error\(`Directory handle could not be acquired`\)[^]{0,80}?signOut:async\(\)=>\{)/,
    'if($1)$2=window.contentFolder=$1;$3window.contentFolder=void 0;',
  ],
  // What `prepareSave.ts` needs: all entries, the versions of files, and the conflict that the CMS has found.
  [
    /(\w+=\w+=>\{let \w+=(\w+)\.current\.find\(\(\{id:\w+\}\)=>\w+===\w+\.id\);if\(!\w+\)return\{type:`deleted`\})/,
    'cmsEntries=()=>$2.current,$1',
  ],
  [/,(\w+)=(async\(\{previousPath:\w+,cacheDB:\w+\}\))/, ',$1=window.fileSha=$2'],
  [/,(\w+)=(\w+=>\w+\|\|\w+\(\w+\.current\?\.repository,`file-cache`\))/, ',$1=window.fileCache=$2'],
  [
    /(if\(!\w+\)\{)(let (\w+)=await \w+\(\w+\);if\(\3&&!\w+\))throw Error\(`save_conflict`,\{cause:\3\}\)/,
    'let conflict;$1$2conflict=$3',
  ],
  [
    /async\(\{draft:(\w+),skipCI:\w+=void 0,overwrite:(\w+)=!1\}\)=>\{[^]{0,900}?\{savingEntry:(\w+),changes:(\w+),savingAssets:\w+\}=await \w+\(\{draft:\1,slugs:\w+\}\)/,
    '$&,others=await window.prepareSave({opened:$1.originalEntry,saved:$3,changes:$4,isForced:$2,conflict,entries:cmsEntries()})',
  ],
  [/(savingEntries:\[\w+,)(\.\.\.\w+,\.\.\.\w+,)/, '$1...others,$2'],
  [/catch\((\w+)\)\{(?=\1\.message===`validation_failed`\?)/, '$&$1.message===`cancelled`?0:'],
  [
    /=\(\{type:(\w+),entry:(\w+)\},(\w+)\)=>\{(?=if\(\1===`deleted`\))/,
    '=({type:$1,entry:$2,...own},$3)=>{if(own.warning)return own;',
  ],
  [
    /(\w+\(\(\)=>\w+\((\w+\(\w+\)\.conflict),[\w.]+\)\);var (\w+)=\w+\(\);[^]{0,160}?\w+\((\w+),\3\))/,
    '$1,window.showDifference($4,$2)',
  ],
  [
    /Object\.entries\(\w+\[\w+\]\)\.forEach\(\(\[\w+,(\w+)\]\)=>\{(?=let \w+=Object\.entries\(\1\);if\(!)/,
    '$&$1={...$1};',
  ],
];

/** The Finnish CMS calls files "assetti", in all its forms. */
const ASSET = /(a)sset(tien|teja|t?i)/gi;
const asFile = (_: string, start: string, end: string) =>
  (start === 'A' ? 'Tiedosto' : 'tiedosto') + (/^t?i$/.test(end) ? '' : end.replace('tien', 'jen').replace('te', ''));

/** Replaces what the editor leaves out by modules of its folder, and the addresses of fonts by its own files. */
const slim = (base: string): Plugin => ({
  name: 'slim',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^node:path$/ }, () => ({ path: path.resolve(CLIENT, 'path.ts') }));
    bundle.onResolve({ filter: IN_BUILDS }, () => ({ path: path.resolve(CLIENT, 'inBuilds.ts') }));
    bundle.onResolve({ filter: UNUSED }, ({ path: name }) => ({ path: name, namespace: 'unused' }));
    bundle.onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: NOTHING }));
    // Texts that these languages of the CMS lack, or that name what writers do not know.
    bundle.onLoad({ filter: /[/\\]locales[/\\](?:fi|sv)\.json$/ }, ({ path: file }) => {
      const texts = JSON.parse(readFileSync(file, 'utf8').replace(ASSET, asFile)) as object;
      const added = CMS_TEXTS[path.basename(file, '.json') as keyof typeof CMS_TEXTS];
      return { contents: JSON.stringify({ ...texts, ...added }), loader: 'json' };
    });
    bundle.onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, ({ path: file }) => {
      const english = Object.entries(CMS_TEXTS.en).map(
        ([key, text]) => [new RegExp(`\\b${key}:\`[^\`]*\``), `${key}:\`${text.replace('$', '$$$$')}\``] as const,
      );
      const code = [...REPAIRS, ...english].reduce(
        (all, [from, to]) => all.replace(from, to),
        readFileSync(file, 'utf8'),
      );
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

/** Bundles the CMS, with its repairs, and the editor's own modules. */
export const bundleEditor = (base: string): Promise<string> =>
  bundleScript(path.join(CLIENT, 'editor.ts'), {
    format: 'esm',
    banner: { js: "globalThis.process = { env: {}, cwd: () => '/' };" },
    plugins: [slim(base)],
  });
