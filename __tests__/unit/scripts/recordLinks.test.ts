import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../../../scripts/lib/run';
import { makeContentFolder, removeTemporaryFolders } from '../../support/contentFolder';

afterAll(removeTemporaryFolders);

const UNKNOWN_TERM = '---\ntitle: Uusi\ndescription: Uudesta.\n---\n\n<Term name="ei-ole">Sana</Term> on tässä.\n';

const record = (folder: string) =>
  capture(process.execPath, ['scripts/run.mjs', 'scripts/recordLinks.ts'], process.cwd(), { SITE_CONTENT: folder })
    .ended;

test('the links of a site that builds are recorded, though a rule that it has off finds something', async () => {
  const folder = makeContentFolder({ 'docs/ohjeet/uusi.mdx': UNKNOWN_TERM });
  const list = path.join(folder, 'published-links.txt');
  const refused = await record(folder);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('content/docs/ohjeet/uusi.mdx:6:1');
  expect(existsSync(list)).toBe(false);

  const site = readFileSync(path.join(folder, 'site.yaml'), 'utf8');
  const lenient = makeContentFolder({
    'docs/ohjeet/uusi.mdx': UNKNOWN_TERM,
    'site.yaml': `${site}checks: { glossary/unknown-term: off }\n`,
  });
  expect(await record(lenient)).toEqual({
    code: 0,
    output: expect.stringContaining('content/published-links.txt has ') as string,
  });
  expect(readFileSync(path.join(lenient, 'published-links.txt'), 'utf8')).toContain('\n/docs/ohjeet/uusi\n');
});
