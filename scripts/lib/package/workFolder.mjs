import { spawn, spawnSync } from 'node:child_process';
import console from 'node:console';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ENGINE, fail, SITE } from './folders.mjs';
import { newestVersion } from './newestVersion.mjs';

/* Commands run in the folder `.ohjekeskus` of the site. Gatsby reads settings and packages from one folder and writes
   `public` and `.cache` there, and bundlers treat files below `node_modules` as packages. So this folder has the
   packages of the engine's lock file, and links to the engine's code and to the site's output. */

const WORK = path.join(SITE, '.ohjekeskus');
const inWork = (name) => path.join(WORK, name);
const INSTALLED = ['package.json', 'package-lock.json'];
/** Gatsby's entry files import from the folder that they are in. */
const COPIED = /^(?:gatsby-|tsconfig)/;
const LINKED = ['src', 'scripts', 'packages', 'content'];
const OUTPUT = ['public', 'deploy'];
/** The icon that builds need. */
const ICON = 'favicon.svg';
const BUILDING = ['build', 'develop'];

/** Links a name in the work folder, unless it is linked already: another command may use it, or link it now. */
function link(name, target) {
  const found = lstatSync(inWork(name), { throwIfNoEntry: false });
  if (found?.isSymbolicLink() && path.resolve(readlinkSync(inWork(name))) === target) return;
  const draft = inWork(`${name}.${process.pid}`);
  // A junction, the kind for Windows, needs no special rights there.
  symlinkSync(target, draft, 'junction');
  rmSync(inWork(name), { recursive: true, force: true });
  renameSync(draft, inWork(name));
}

/** Runs `npm ci` in a folder, with the site's settings of npm. Programs may read the output of the command. */
function installPackages(cwd) {
  mkdirSync(cwd);
  for (const name of INSTALLED) copyFileSync(path.join(ENGINE, 'install', name), path.join(cwd, name));
  const settings = path.join(SITE, '.npmrc');
  if (existsSync(settings)) copyFileSync(settings, path.join(cwd, '.npmrc'));
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', args, { cwd, stdio: ['inherit', 2, 2], shell: process.platform === 'win32' }).status === 0;
}

/** Installs the packages of the engine's lock file: once for each version of the engine and of Node.js. */
function requirePackages() {
  const lock = readFileSync(path.join(ENGINE, 'install/package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex');
  const stamp = [digest, process.versions.modules, process.platform, process.arch].join(' ');
  const file = inWork('node_modules/.installed');
  const isInstalled = () => existsSync(file) && readFileSync(file, 'utf8') === stamp;
  if (isInstalled()) return;
  console.error('Installing the packages of this version of the engine in .ohjekeskus/. This takes minutes.');
  // Two commands that start at once install in two folders; the packages of the first one are used.
  const folder = inWork(`install-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  const isDone = installPackages(folder);
  if (isDone && !isInstalled()) {
    writeFileSync(path.join(folder, 'node_modules/.installed'), stamp);
    rmSync(inWork('node_modules'), { recursive: true, force: true });
    try {
      renameSync(path.join(folder, 'node_modules'), inWork('node_modules'));
    } catch (error) {
      if (!isInstalled()) throw error;
    }
  }
  rmSync(folder, { recursive: true, force: true });
  if (!isDone)
    fail(
      'The packages of the engine were not installed: see above. Nothing else was changed, and public/ is as it was.\nCheck the connection to the npm registry and that the disk has 1 GB of free space. Then run the command again.',
    );
}

function prepareWorkFolder(command) {
  if (!existsSync(path.join(ENGINE, 'install')))
    fail(
      `${ENGINE} is a copy of the engine's repository. Use its npm scripts, or install the file that "npm pack" makes.`,
    );
  mkdirSync(inWork('generated'), { recursive: true });
  writeFileSync(inWork('.gitignore'), '*\n');
  for (const name of readdirSync(ENGINE).filter((each) => COPIED.test(each)))
    copyFileSync(path.join(ENGINE, name), inWork(name));
  for (const name of INSTALLED) copyFileSync(path.join(ENGINE, 'install', name), inWork(name));
  for (const name of LINKED) link(name, path.join(ENGINE, name));
  const [files, ofEngine] = [SITE, ENGINE].map((folder) => path.join(folder, 'static'));
  link('static', existsSync(files) ? files : ofEngine);
  const icon = path.join(files, ICON);
  if (existsSync(files) && !existsSync(icon)) {
    copyFileSync(path.join(ofEngine, ICON), icon);
    console.error(`static/${ICON} was missing, so the engine's was copied. Replace it: all icons are made from it.`);
  }
  for (const name of OUTPUT) {
    // Linked folders must exist before a build writes to them.
    if (BUILDING.includes(command)) mkdirSync(path.join(SITE, name), { recursive: true });
    link(name, path.join(SITE, name));
  }
  requirePackages();
}

/** Runs a script of the engine's package.json in the work folder, for the site in this folder. */
export function runInWorkFolder(command, args) {
  prepareWorkFolder(command);
  const { scripts } = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8'));
  const [, ...script] = scripts[command].split(' ');
  const child = spawn(process.execPath, [...script, ...args], {
    cwd: WORK,
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_FOLDER: SITE,
      ...(args.includes('--report') ? { ENGINE_VERSION: newestVersion() } : {}),
      BUILD_CACHE: process.env.BUILD_CACHE ?? path.join(SITE, 'node_modules/.cache/help-centre'),
      // Modules of linked folders find their packages in the work folder.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --preserve-symlinks --preserve-symlinks-main`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 1));
}
