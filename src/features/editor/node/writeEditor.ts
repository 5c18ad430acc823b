import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
import { bundleEditor, CLIENT, CMS } from './bundleEditor';
import { editorConfig } from './editorConfig';
import { sidebarPaths } from './sidebarOrder';
import { EDITOR_PATH, editorPolicy, type EditorSettings } from './editorSettings';

/** Quality of the compression of the editor's code, which only writers load. */
const QUALITY = 9;
const COPIES = ['.br', '.gz'] as const;

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
  const order = sidebarPaths(site.sidebars, loaded.site.docs.base, site.defaultCode);
  const configs = LANGUAGES.map(
    (language) =>
      [`config.${language}.json`, JSON.stringify(editorConfig(loaded, language, { pages, order }))] as const,
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
