import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseDocument } from 'yaml';
import { FEATURES } from '../../src/features';
import { listFiles } from '../../src/node/files/listFiles';
import { run } from '../lib/run';

/** The checks of a project without a feature, as Node.js arguments. */
const CHECKS = [
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
  ['schemas', ['scripts/run.mjs', 'scripts/writeSchemas.ts']],
  // The handbook describes all features and names files that the copy lacks.
  [
    'unit tests',
    [
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'node',
      'dom',
      '--silent',
      '--testPathIgnorePatterns',
      'tools/handbook',
    ],
  ],
  ['build', ['scripts/run.mjs', 'scripts/build.ts']],
] as const;

/** The content of this site, the fixture of the unit tests, and the examples of a new site. */
const CONTENT_FOLDERS = [
  'content',
  '__tests__/fixtures/good',
  ...['en', 'fi', 'sv'].map((code) => `template/${code}/example`),
];

const OPTIONS = {
  only: { type: 'string', multiple: true },
  groups: { type: 'string', default: '4' },
} as const;

/** Copies the tracked files of the project; links the packages. */
function copyTrackedFiles(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'help-centre-')));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of files) cpSync(file, path.join(folder, file), { recursive: true });
  cpSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** Removes a feature from the list. */
function unlist(listFile: string, name: string): void {
  const text = readFileSync(listFile, 'utf8');
  const [, variable] = new RegExp(`import \\{ (\\w+) \\} from './features/${name}/feature';`).exec(text) ?? [];
  if (variable === undefined) throw new Error(`${listFile} does not import the feature "${name}".`);
  const without = text
    .replace(new RegExp(`import \\{ ${variable} \\} .*\\n`), '')
    .replace(new RegExp(`(\\[|\\s)${variable}(?:,\\s*|(?=\\s*\\]))`), '$1');
  writeFileSync(listFile, without);
}

/** A pattern of the names of an object; of an empty one, it matches nothing. */
const anyOf = (named: object) => Object.keys(named).join('|') || '(?!)';

/** Removes a feature from a copy of the project: its folder, list entry, texts, settings, files, keys and elements. */
function removeFeature(folder: string, name: string): void {
  const feature = FEATURES.find((each) => each.name === name);
  const { settings = {}, searchSettings = {}, texts = {}, files = {}, elements = {}, docKeys = {} } = feature ?? {};
  rmSync(path.join(folder, 'src/features', name), { recursive: true });
  unlist(path.join(folder, 'src/features.ts'), name);
  for (const locales of ['content/locales', 'src/texts', '__tests__/fixtures/locales'])
    for (const code of readdirSync(path.join(folder, locales)))
      for (const namespace of Object.keys(texts))
        rmSync(path.join(folder, locales, code, `${namespace}.json`), { force: true });
  const editor = path.join(folder, '.vscode/settings.json');
  for (const { name: file } of Object.keys(files).map((each) => path.parse(each))) {
    rmSync(path.join(folder, `generated/schemas/${file}.schema.json`));
    writeFileSync(editor, readFileSync(editor, 'utf8').replace(new RegExp(`.*/${file}\\.schema\\.json.*\\n`), ''));
  }
  for (const content of CONTENT_FOLDERS) {
    for (const file of Object.keys(files)) rmSync(path.join(folder, content, file), { force: true });
    const tags = new RegExp(`^<(?:${anyOf(elements)}) [^>]*/>\\n`, 'gm');
    const keys = new RegExp(`^(?:${anyOf(docKeys)}):.*\\n`, 'gm');
    for (const file of listFiles(path.join(folder, content)))
      if (file.endsWith('.mdx')) writeFileSync(file, readFileSync(file, 'utf8').replace(tags, '').replace(keys, ''));
    const asksFor = new RegExp(String.raw`\b(?:${anyOf(docKeys)})\b`);
    for (const file of listFiles(path.join(folder, content, 'queries')))
      if (asksFor.test(readFileSync(file, 'utf8'))) rmSync(file);
    const siteFile = path.join(folder, content, 'site.yaml');
    const site = parseDocument(readFileSync(siteFile, 'utf8'));
    // An owner would lead links to a page that is gone elsewhere, too.
    const values = site.toJS() as Record<string, unknown>;
    const pages = Object.keys(settings).flatMap((key) =>
      [...(JSON.stringify(values[key]) ?? '').matchAll(/"(\/[^"]+)"/g)].map(([, page = '']) => page),
    );
    const deleted = [
      ...Object.keys(settings).filter((key) => site.delete(key)),
      ...Object.keys(searchSettings).filter((key) => site.hasIn(['search', key]) && site.deleteIn(['search', key])),
    ];
    // Texts name what only the feature knows of the product.
    const hasNames = name === 'product-model' && content === 'content';
    if (hasNames) site.setIn(['checks', 'names/unknown'], 'off');
    // Tests name lines of a file, which writing it again would move.
    if (hasNames || deleted.length > 0)
      writeFileSync(
        siteFile,
        pages.reduce((text, page) => text.replaceAll(`to: ${page},`, 'to: /,'), site.toString()),
      );
    const listFile = path.join(folder, content, 'published-links.txt');
    const isOfFeature = (line: string) => pages.some((page) => line.split(' ')[0]?.endsWith(page));
    if (existsSync(listFile))
      writeFileSync(
        listFile,
        readFileSync(listFile, 'utf8')
          .split('\n')
          .filter((line) => !isOfFeature(line))
          .join('\n'),
      );
  }
}

/**
 * `npm run test:nightly -- features [--groups 26] [--only versions]`: shows that the project needs none of its features.
 * Removes each from a copy, several at once by default, and checks the types, the unit tests and a build of what is left.
 */
async function testFeatures(): Promise<void> {
  const all = readdirSync('src/features');
  const { only = all, groups } = parseArgs({ options: OPTIONS }).values;
  const unknown = only.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no feature "${unknown.join('", "')}". The features are ${all.join(', ')}.`);
    process.exit(1);
  }
  const failed: string[] = [];
  for (let group = 0; group < Number(groups); group += 1) {
    const names = only.filter((_, at) => at % Number(groups) === group);
    if (names.length === 0) continue;
    const folder = copyTrackedFiles();
    for (const name of names) removeFeature(folder, name);
    for (const [what, args] of CHECKS) {
      console.log(`\n== ${what} without ${names.join(', ')}`);
      const env = { SITE_CONTENT: path.join(folder, 'content'), BUILD_CACHE: path.join(folder, 'build-cache') };
      const code = await run(process.execPath, args, what === 'build' ? env : {}, folder);
      if (code !== 0) failed.push(`${what} without ${names.join(', ')}`);
    }
    rmSync(folder, { recursive: true });
  }
  if (failed.length === 0) return;
  console.error(`\nFailed:\n${failed.join('\n')}`);
  process.exit(1);
}

void testFeatures();
