import { END, watchCheck } from '../../../../../scripts/lib/check/watchCheck';
import { applyChanges, makeContentFolder, removeTemporaryFolders } from '../../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const page = (link: string) => `---\ntitle: Uusi\ndescription: Uusi sivu.\n---\n\n[a](${link})\n`;

test('what is told follows the files, until the watch is stopped', async () => {
  const folder = makeContentFolder({ 'docs/uusi.mdx': page('/docs/kadonnut') });
  const told: string[] = [];
  let onEnd: () => void = () => undefined;
  /** The report of the next check that satisfies a condition. */
  const reportWith = (isWanted: (report: string) => boolean) =>
    new Promise<string>((resolve) => {
      onEnd = () => {
        const report = told[told.length - 2] ?? '';
        if (isWanted(report)) resolve(report);
      };
    });
  const first = reportWith(() => true);
  const stop = watchCheck(['--watch', '--rule', 'link/broken'], {
    hasColor: false,
    tell: (text) => {
      told.push(text);
      if (text === END) onEnd();
    },
  });
  try {
    expect(await first).toContain('The link "/docs/kadonnut" leads to no page.');
    const fixed = reportWith((report) => !report.includes('kadonnut'));
    applyChanges(folder, { 'docs/uusi.mdx': page('/docs/alku') });
    expect(await fixed).toBe('The content has no errors.');
  } finally {
    stop();
  }
});
