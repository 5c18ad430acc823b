import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { writePlan } from '../../packages/import/src/writePlan';
import { findBrowser } from '../../scripts/lib/browser';
import { runCommand } from '../../scripts/lib/contentCommand';
import { outputFolder, servedTable } from '../../scripts/lib/project';
import { copyProjectInto } from '../../scripts/lib/projectCopy';
import { run } from '../../scripts/lib/run';
import { serveSite } from '../../scripts/lib/siteServer';
import { planDocs } from './planDocs';

/** The copy of the project that builds the handbook: it shares no cache and no output with the site. */
const WORK = '.drafts/handbook';

/** The picture in README.md: a page with live elements, on a screen of the usual shape. */
const PICTURE = { file: 'handbook/images/docs.webp', page: '/docs/reference/elements#steps', width: 1280, height: 800 };

/** Takes the picture of the README on the built site of the handbook. */
async function takePicture(): Promise<void> {
  const { file, page: address, width, height } = PICTURE;
  const target = path.resolve(file);
  process.chdir(WORK);
  const { origin, stop } = await serveSite(outputFolder(), servedTable());
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
    await page.goto(origin + address, { waitUntil: 'load' });
    await sharp(await page.screenshot()).webp({ quality: 82 }).toFile(target);
    console.log(`Wrote ${file}`);
  } finally {
    await browser.close();
    await stop();
  }
}

/**
 * `npm run docs -w tools/handbook`: builds this handbook as a site of the engine, and serves it at
 * http://localhost:9000; with `-- --picture` takes the picture of the README instead
 */
async function docs(): Promise<void> {
  const { picture } = parseArgs({ options: { picture: { type: 'boolean' } } }).values;
  const files = await planDocs();
  copyProjectInto(WORK);
  writePlan(files, path.resolve(WORK, 'content'), { isMirror: true });
  const script = (name: string) =>
    run(process.execPath, ['scripts/run.mjs', `scripts/${name}.ts`], { SITE_CONTENT: 'content' }, WORK);
  process.exitCode = await script('build');
  if (process.exitCode !== 0) return;
  if (picture === true) return takePicture();
  process.exitCode = await script('serve');
}

runCommand(docs);
