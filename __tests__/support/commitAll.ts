import { execFileSync } from 'node:child_process';

/** Commits everything in a folder, which becomes a repository if it is none, at the time given or now. */
export function commitAll(folder: string, time?: string): void {
  const env = { ...process.env, ...(time && { GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time }) };
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { env, stdio: 'ignore' });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Change');
}
