import console from 'node:console';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT, ENGINE, fail, SITE } from './folders.mjs';

const TEMPLATES = path.join(ENGINE, 'template');
const FALLBACK = 'en';
const USAGE = 'npx ohjekeskus init --language en|fi|sv --also fi,sv --template example|empty|<content folder>';
const OPTIONS = {
  language: { type: 'string' },
  also: { type: 'string' },
  template: { type: 'string', default: 'example' },
};
/** The locales of a template's `site.yaml`. */
const LOCALES = /^locales:\n(?: {2}- .*\n)+/m;
/** What a build writes. */
const IGNORED = [
  'node_modules/',
  '.ohjekeskus/',
  'public/',
  'deploy/',
  'public-drafts/',
  'deploy-drafts/',
  'public-colleagues/',
  'deploy-colleagues/',
];

const isEmpty = (folder) => !existsSync(folder) || readdirSync(folder).length === 0;

function readOptions(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
}

/** Returns the folder that `--template` names, in the language that is named or that of the computer. */
function templateFolder({ template, language }) {
  const languages = readdirSync(TEMPLATES);
  if (language !== undefined && !languages.includes(language))
    fail(`Templates are in ${languages.join(', ')}. Begin with one, then: npm run language -- add ${language}`);
  const [computer] = new Intl.DateTimeFormat().resolvedOptions().locale.split('-');
  const own = path.join(TEMPLATES, language ?? (languages.includes(computer) ? computer : FALLBACK));
  const names = readdirSync(own);
  const folder = names.includes(template) ? path.join(own, template) : path.resolve(SITE, template);
  if (!existsSync(folder))
    fail(`There is no template "${template}". Use ${names.join(' or ')}, or name a content folder.`);
  return folder;
}

/** Adds languages to the settings of the new site: its pages can be translated, and the interface is. */
function addLanguages(codes) {
  const file = path.join(CONTENT, 'site.yaml');
  const lines = codes.map((code) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
    const label = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
    return `  - { code: ${code}, label: ${label}, htmlLang: ${code}, baseUrl: /${code}/ }\n`;
  });
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(LOCALES, (list) => list + lines.join('')),
  );
}

/** Writes a file of the site unless it exists. */
function writeNew(name, text) {
  const file = path.join(SITE, name);
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, text);
}

/**
 * Makes a site in this folder: its content from a template, the commands in package.json, a `.gitignore` and the settings
 * of VS Code. Changes no file that exists, except that it adds scripts to package.json.
 */
export function makeSite(args, commands) {
  const options = readOptions(args);
  const template = templateFolder(options);
  if (!isEmpty(CONTENT)) fail(`${CONTENT} has files already, so nothing was written.`);
  cpSync(template, CONTENT, { recursive: true });
  if (options.also !== undefined) addLanguages(options.also.split(','));
  writeNew('.gitignore', `${IGNORED.join('\n')}\n`);
  for (const name of readdirSync(path.join(ENGINE, '.vscode'))) {
    const text = readFileSync(path.join(ENGINE, '.vscode', name), 'utf8');
    writeNew(path.join('.vscode', name), text.replaceAll('./generated/', './node_modules/ohjekeskus/generated/'));
  }
  const file = path.join(SITE, 'package.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { private: true };
  const scripts = Object.fromEntries(commands.map((name) => [name, `ohjekeskus ${name}`]));
  writeFileSync(file, `${JSON.stringify({ ...manifest, scripts: { ...scripts, ...manifest.scripts } }, null, 2)}\n`);
  console.log('The site is in content/, its settings in content/site.yaml. To see it: npx ohjekeskus develop');
}
