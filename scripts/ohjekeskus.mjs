#!/usr/bin/env node
import console from 'node:console';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { requireNode } from './lib/requireNode.mjs';
import { CONTENT, ENGINE, fail, SITE } from './lib/package/folders.mjs';
import { makeSite } from './lib/package/makeSite.mjs';
import { newestVersion } from './lib/package/newestVersion.mjs';
import { runInWorkFolder } from './lib/package/workFolder.mjs';

/* The command of the package: `npx ohjekeskus build` runs the engine's `npm run build` for the site in this folder. */

const COMMANDS = {
  init: 'makes a site in this folder: [--language en|fi|sv --also fi,sv --template example|empty|<content folder>]',
  build: 'builds the site into public/, or with --drafts a preview into public-drafts/, or with --for colleagues',
  develop: 'serves the site with live changes and its drafts on port 8000',
  serve: 'serves the built site on port 9000: [--host 0.0.0.0]',
  check: 'finds errors in the content without a build: [paths --fix --watch]',
  new: 'creates a page: kind "Title"',
  rename: 'moves a page and fixes the links to it: page new-path [--dry-run]',
  archive: 'removes a page and redirects its address: page --to page [--dry-run]',
  language: 'adds a language to the site, or removes one: add de | remove fi [--dry-run]',
  migrate: 'brings the content of an older version to the format of this one: [--dry-run]',
  ask: 'runs a query of the content: [name]',
  search: 'shows what the search finds and why: "query"',
  notice: 'shows a notice on all pages without a build: "Laskutus on hidas" --until 15:00',
  'report:answers': 'writes what readers looked for, read and were helped by: queries.jsonl access.log',
  mcp: 'serves the texts to assistants on this computer',
  'links:record': 'adds the addresses of the site to the list of published links',
  pdf: 'makes a PDF of a part of the built site: sidebar or category [--locale fi --out file.pdf]',
  import: 'converts a site: docusaurus|markdown <folder> --to <content folder>',
  outdated: 'names a newer version of the engine, if the npm registry has one',
  clean: 'removes public/, deploy/ and the caches of the build',
  help: 'prints this list',
};
/** The commands that `init` adds to the site's package.json: messages of the engine name them as `npm run …`. */
const SCRIPTS = Object.keys(COMMANDS).filter((name) => !['init', 'outdated', 'help'].includes(name));

const help = () =>
  Object.entries(COMMANDS)
    .map(([name, summary]) => `  ${name.padEnd(14)} ${summary}`)
    .join('\n');

/** Returns the number of letters to insert, remove or replace between two words. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, each] of [...other].entries())
      next.push(Math.min(row[at + 1] + 1, next[at] + 1, row[at] + (letter === each ? 0 : 1)));
    row = next;
  }
  return row.at(-1);
}

function nearestCommand(typed) {
  const [nearest] = Object.keys(COMMANDS).sort((one, other) => distance(typed, one) - distance(typed, other));
  return nearest;
}

/** Exits with a hint outside of a site's folder. */
function requireContent() {
  if (existsSync(CONTENT)) return;
  let above = path.dirname(SITE);
  while (!existsSync(path.join(above, 'content/site.yaml')) && above !== path.dirname(above))
    above = path.dirname(above);
  fail(
    above === path.dirname(above)
      ? `There is no content folder ${CONTENT}. To make a site here: npx ohjekeskus init`
      : `The site is in ${above}. Run the command there.`,
  );
}

function clean() {
  const output = ['public', 'deploy'].flatMap((name) => [name, `${name}-drafts`, `${name}-colleagues`]);
  for (const name of [...output, '.ohjekeskus/.cache', '.ohjekeskus/.drafts', '.ohjekeskus/.colleagues'])
    rmSync(path.join(SITE, name), { recursive: true, force: true });
}

requireNode(path.join(ENGINE, 'package.json'));
const [, , command = 'help', ...args] = process.argv;
if (['help', '--help', '-h'].includes(command)) console.log(`npx ohjekeskus <command>\n\n${help()}`);
else if (!Object.hasOwn(COMMANDS, command))
  fail(`There is no command "${command}". Did you mean "${nearestCommand(command)}"?\n\n${help()}`);
else if (command === 'init') makeSite(args, SCRIPTS);
else if (command === 'clean') clean();
else if (command === 'outdated') {
  const newest = newestVersion();
  if (newest !== undefined) console.log(newest);
} else {
  if (command !== 'import') requireContent();
  runInWorkFolder(command, args);
}
