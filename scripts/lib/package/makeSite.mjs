import console from 'node:console';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, ENGINE, fail, SITE } from './folders.mjs';

const TEMPLATES = path.join(ENGINE, 'template');
const USAGE = 'npx ohjekeskus init --template example|empty|<content folder>';
/** What a build writes. */
const IGNORED = ['node_modules/', '.ohjekeskus/', 'public/', 'deploy/', 'public-drafts/', 'deploy-drafts/'];

const isEmpty = (folder) => !existsSync(folder) || readdirSync(folder).length === 0;

/** Returns the folder that `--template` names. */
function templateFolder(args) {
  const [option, name = '', ...rest] = args.flatMap((arg) => arg.split(/=(.*)/s).slice(0, 2));
  if (option === undefined) return path.join(TEMPLATES, 'example');
  if (option !== '--template' || name === '' || rest.length > 0) fail(`The only option is --template: ${USAGE}`);
  const names = readdirSync(TEMPLATES);
  const folder = names.includes(name) ? path.join(TEMPLATES, name) : path.resolve(SITE, name);
  if (!existsSync(folder)) fail(`There is no template "${name}". Use ${names.join(' or ')}, or name a content folder.`);
  return folder;
}

/** Writes a file of the site unless it exists. */
function writeNew(name, text) {
  const file = path.join(SITE, name);
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, text);
}

/**
 * Makes a site in this folder: its content from a template, the texts of the interface, the commands in package.json, a
 * `.gitignore` and the settings of VS Code. Changes no file that exists, except that it adds scripts to package.json.
 */
export function makeSite(args, commands) {
  const template = templateFolder(args);
  if (!isEmpty(CONTENT)) fail(`${CONTENT} has files already, so nothing was written.`);
  cpSync(path.join(ENGINE, 'content/locales'), path.join(CONTENT, 'locales'), { recursive: true });
  cpSync(template, CONTENT, { recursive: true });
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
