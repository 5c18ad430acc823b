import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../lib/run';

/** The last commits of older versions in the history of the project. */
const VERSIONS = { '0.5.0': 'd06eeda1~1', '0.12.0': 'c7822299~1', '0.18.0': '50aa14ec' };

/**
 * Part `migrate` of the nightly tests: migrates the content folders of older versions from the project's history. Each
 * must pass the check afterwards.
 */
async function testMigrate(): Promise<void> {
  let failures = 0;
  for (const [version, commit] of Object.entries(VERSIONS)) {
    const folder = mkdtempSync(path.join(tmpdir(), 'migrate-'));
    try {
      const archive = execFileSync('git', ['archive', commit, 'content'], { maxBuffer: 1e9 });
      execFileSync('tar', ['x', '-C', folder], { input: archive });
      const content = path.join(folder, 'content');
      const run = (...args: string[]) =>
        capture(process.execPath, ['scripts/run.mjs', ...args], '.', { SITE_CONTENT: content }).ended;
      const migrated = await run('scripts/migrate.ts', '--force');
      const settings = path.join(content, 'site.yaml');
      // What the command leaves to the owner.
      if (migrated.output.includes('components: trusted'))
        writeFileSync(settings, `components: trusted\n${readFileSync(settings, 'utf8')}`);
      const checked = await run('scripts/check.ts');
      const hasPassed = migrated.code === 0 && checked.code === 0;
      console.log(`The content of ${version} ${hasPassed ? 'passes the check' : 'has errors'} after the migration.`);
      if (!hasPassed) console.log(migrated.code === 0 ? checked.output : migrated.output);
      failures += hasPassed ? 0 : 1;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  process.exitCode = failures === 0 ? 0 : 1;
}

void testMigrate();
