import { execFile, type ExecFileException } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProjectInto, PROJECT_PARTS } from '../../scripts/lib/projectCopy';
import { listFiles } from '../../src/node/files/listFiles';
import { writeChromeFiles } from '../e2e/support/chrome';
import { withColleagues } from '../e2e/support/colleaguesPages';
import { fullSiteChanges } from '../e2e/support/fullSite';
import { reactPages } from '../e2e/support/reactPages';
import { goodText } from './changes';
import { applyChanges, copyContent } from './contentFolder';
import { commitAll } from './commitAll';
import { STATIC_CODE } from './staticCode';

const SALDO = 'docs/ohjeet/saldo.mdx';
const FIXTURES = path.resolve('__tests__/fixtures');
/** Built sites are kept here between runs, so that only changed ones are rebuilt. */
const SITES_FOLDER = path.resolve('test-results/sites');
const FIRST_PORT = Number(process.env.E2E_PORT ?? 9310);

/** A fixture site that is built for the browser tests. */
export interface TestSite {
  name: string;
  /** The copy of the project in which it is built. */
  project: string;
  content: string;
  output: string;
  port: number;
  origin: string;
  /** Base path without a slash at its end. */
  base: string;
  /** Origin and base path. */
  url: string;
  /** Writes its content, and other files that it needs. */
  write: (site: TestSite) => void;
  /** Arguments of the build. */
  args?: readonly string[];
}

const siteAt = (
  name: string,
  place: number,
  base: string,
  write: TestSite['write'],
  content = path.join(SITES_FOLDER, name, 'content'),
): TestSite => {
  const project = path.join(SITES_FOLDER, name);
  const output = path.join(project, 'public');
  const port = FIRST_PORT + place;
  const origin = `http://localhost:${port}`;
  return { name, project, content, output, port, origin, base, url: origin + base, write };
};

function writeFixture(name: string, content: string): void {
  cpSync(path.join(FIXTURES, 'locales'), path.join(content, 'locales'), { recursive: true });
  cpSync(path.join(FIXTURES, name), content, { recursive: true });
}

/** Commits the content at a fixed time, so that dates are the same in every build. */
const commit = (content: string) => commitAll(content, '2025-10-01T09:00:00Z');

/** The default configuration at the root of a host: every kind of page, three locales, translations in part. */
export const PLAIN = siteAt('plain', 0, '', ({ content }) => {
  writeFixture('site', content);
  mkdirSync(path.join(content, 'static/koodi'));
  for (const [name, text] of Object.entries(STATIC_CODE)) writeFileSync(path.join(content, 'static/koodi', name), text);
  commit(content);
});

/** Every option switched on, under the base path /ohje: versions, services that measure, a large sidebar and more. */
export const FULL = siteAt('full', 1, '/ohje', ({ project, content }) => {
  writeFixture('good', content);
  applyChanges(content, withColleagues(fullSiteChanges()));
  writeChromeFiles(project);
});

/** A small site for `npm run develop`; it is not built. Its content is outside the project. */
export const DEVELOPED = siteAt(
  'developed',
  2,
  '',
  ({ content }) => {
    copyContent(content, { checks: '{ page/orphan: off, post/lead: off, image/dark: off }' });
    applyChanges(content, {
      ...reactPages,
      'queries/titles.graphql': '# The titles of all pages.\n{ allDoc { nodes { title } } }\n',
    });
  },
  path.join(tmpdir(), `help-centre-developed-${FIRST_PORT}`, 'content'),
);

/** Font files in place of the fonts of devices. */
const FONT_FILES = [400, 700].map((weight) => `fonts/source-sans-3-latin-${weight}-normal.woff2`);

/** Presets of themes on the pages of the site PLAIN, which the tests of themes build: one dark by default, one with fonts. */
export const THEMED: readonly TestSite[] = [
  siteAt('paper', 3, '', ({ content }) => {
    writeFixture('site', content);
    const settings = path.join(content, 'site.yaml');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace('default: light', 'default: dark'));
    writeFileSync(path.join(content, 'theme.yaml'), 'preset: paper\n');
    commit(content);
  }),
  siteAt('ink', 4, '', ({ content }) => {
    writeFixture('site', content);
    cpSync('node_modules/@fontsource/source-sans-3/files', path.join(content, 'fonts'), { recursive: true });
    writeFileSync(
      path.join(content, 'theme.yaml'),
      `preset: ink\nfonts: { text: { files: [${FONT_FILES.join()}] } }\n`,
    );
    commit(content);
  }),
];

/** A preview of a small site with a draft and a changed page; the test of previews builds it. */
export const PREVIEW: TestSite = {
  ...siteAt('preview', 5, '', ({ content }) => {
    copyContent(content);
    commit(content);
    applyChanges(content, {
      'docs/ohjeet/hyvitys.mdx': '---\ntitle: Hyvitys\ndescription: Yksi virke.\ndraft: true\n---\n\nHyvitä lasku.\n',
      [SALDO]: goodText(SALDO).replace('Kaikki on', 'Koko lasku on'),
    });
  }),
  args: ['--drafts'],
};

/** A small site for colleagues; the test of the feature builds it. */
export const COLLEAGUES: TestSite = {
  ...siteAt('colleagues', 6, '', ({ content }) => {
    copyContent(content);
    applyChanges(content, withColleagues({}));
    commit(content);
  }),
  args: ['--for', 'colleagues'],
};

export const TEST_SITES: readonly TestSite[] = [PLAIN, FULL];

/** What a build depends on; scripts only start it, and packages come from the lock file. */
const SOURCES = PROJECT_PARTS.filter((part) => part !== 'scripts' && part !== 'package.json');

/** A digest of everything that a build depends on. */
function sourceDigest({ project, content }: TestSite): string {
  const hash = createHash('sha256');
  const isSource = (file: string) => !file.includes(`${path.sep}.git${path.sep}`);
  for (const part of [...SOURCES.map((name) => path.join(project, name)), content]) {
    const files = path.extname(part) === '' ? listFiles(part).filter(isSource) : [part];
    for (const file of files) hash.update(path.relative(project, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Runs the build in a copy of the project; resolves to its output if it fails, else to undefined. */
function build({ project, content, args = [] }: TestSite): Promise<string | undefined> {
  const command = ['scripts/run.mjs', 'scripts/build.ts', ...args];
  const options = { cwd: project, env: { ...process.env, SITE_CONTENT: content } };
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (error: ExecFileException | null, stdout, stderr) =>
      resolve(error === null ? undefined : stdout + stderr),
    );
  });
}

/** Builds a fixture site, unless nothing that it depends on has changed. */
export async function buildTestSite(site: TestSite): Promise<void> {
  const { name, project, content } = site;
  const record = path.join(project, 'built-from.txt');
  copyProjectInto(project);
  rmSync(content, { recursive: true, force: true });
  mkdirSync(content, { recursive: true });
  site.write(site);
  const digest = sourceDigest(site);
  if (existsSync(record) && readFileSync(record, 'utf8') === digest) return;
  rmSync(record, { force: true });
  const failure = await build(site);
  if (failure !== undefined) throw new Error(`The test site "${name}" was not built:\n${failure}`);
  writeFileSync(record, digest);
}
