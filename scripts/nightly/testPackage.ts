import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../../src/node/files/listFiles';
import { capture } from '../lib/run';

/** Pages of the example site, with a text of each. */
const PAGES = [
  ['/', 'Bicycle Rental'],
  ['/docs/guides/reserve', 'How to reserve'],
  ['/fi/docs/guides/reserve', 'Tätä sivua ei ole käännetty'],
  ['/blog/2026/04/01/summer-season', 'The summer season begins'],
] as const;

/** Serves the built site of a folder and returns the problems of its pages. */
async function problemsOfPages(site: string, command: string): Promise<string[]> {
  const server = spawn(process.execPath, [command, 'serve'], { cwd: site, env: { ...process.env, PORT: '0' } });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const [, address] = /The site is at (\S+)\/\n/.exec(output) ?? [];
        if (address !== undefined) resolve(address);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.on('close', () => reject(new Error(`The site is not served:\n${output}`)));
    });
    const problems = PAGES.map(async ([page, text]) => {
      const response = await fetch(origin + page);
      if (!response.ok) return [`${page} answers ${response.status}.`];
      return (await response.text()).includes(text) ? [] : [`${page} lacks "${text}".`];
    });
    return (await Promise.all(problems)).flat();
  } finally {
    server.kill();
  }
}

/**
 * Part `package` of the nightly tests: packs the engine, installs the package into an empty folder, makes the example
 * site, checks, builds and serves it. Packages come from npm's cache if it has them.
 */
async function testPackage(): Promise<void> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'help-centre-')));
  const site = path.join(folder, 'site');
  const engine = path.join(site, 'node_modules/ohjekeskus');
  const run = async (program: string, args: readonly string[], cwd = site) => {
    const { code, output } = await capture(program, args, cwd).ended;
    if (code !== 0) throw new Error(`${[path.basename(program), ...args].join(' ')} failed:\n${output}`);
    console.log(`${args.join(' ')}: passed`);
  };
  try {
    mkdirSync(site);
    await run('npm', ['pack', '--pack-destination', folder], process.cwd());
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    await run('npm', ['init', '--yes']);
    await run('npm', ['install', '--prefer-offline', path.join(folder, file)]);
    const files = listFiles(engine);
    const { bin } = JSON.parse(readFileSync(path.join(engine, 'package.json'), 'utf8')) as {
      bin: { ohjekeskus: string };
    };
    const command = path.join(engine, bin.ohjekeskus);
    for (const args of [['init', '--language', 'en', '--also', 'fi'], ['check'], ['build'], ['check', '--site']])
      await run(process.execPath, [command, ...args]);
    const written = listFiles(engine).filter((name) => !files.includes(name));
    const problems = [
      ...(await problemsOfPages(site, command)),
      ...written.map((name) => `The build wrote ${name} into the package.`),
    ];
    for (const problem of problems) console.log(`  ${problem}`);
    console.log(
      `The package makes ${problems.length === 0 ? 'a complete site' : `a site with ${problems.length} problems`}.`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void testPackage();
