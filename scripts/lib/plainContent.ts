import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importMarkdown } from '../../src/node/import/plain/importMarkdown';
import { writePlan } from '../../src/node/import/writePlan';
import { contentFolder } from '../../src/node/site/contentFolder';

/** Characters of the digest in a folder's name. */
const LENGTH = 16;

/**
 * Lets `SITE_CONTENT` name a folder that has Markdown and no `site.yaml`: the site is made of a copy with default
 * settings, which has the same name, so that messages name the files nearly as they are. Nothing is written into the
 * folder itself. Does nothing for any other folder.
 */
export async function preparePlainContent(texts = path.resolve('content', 'locales')): Promise<void> {
  const folder = contentFolder();
  if (!existsSync(folder) || existsSync(path.join(folder, 'site.yaml'))) return;
  const plan = await importMarkdown(folder, { texts, progress: () => undefined });
  // Without pages the check says what is missing.
  if (typeof plan === 'string') return;
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, LENGTH);
  const target = path.join(tmpdir(), 'help-centre', digest, path.basename(folder));
  rmSync(target, { recursive: true, force: true });
  writePlan(plan.files, target);
  process.env.SITE_CONTENT = target;
  console.log(`${path.basename(folder)} has no site.yaml: its ${plan.totals.pages} pages have the default settings.`);
}
