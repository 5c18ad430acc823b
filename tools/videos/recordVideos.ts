import path from 'node:path';
import { chromium } from '@playwright/test';
import { contentFolder } from '../../src/node/files/contentFolder';
import { readSite } from '../../src/node/site/readSite';
import { findBrowser } from '../../scripts/lib/browser';
import { runCommand } from '../../scripts/lib/contentCommand';
import { outputFolder, servedTable } from '../../scripts/lib/project';
import { serveSite } from '../../scripts/lib/siteServer';
import { requireFfmpeg } from './encode';
import { outdatedRecordings } from './outdatedRecordings';
import { recordScene } from './recordScene';
import { SCENES } from './scenes';

/** `npm run check -w tools/videos`: finds the recordings that say what their scenes no longer say. */
function checkRecordings(): void {
  const outdated = outdatedRecordings(path.join(contentFolder(), 'videos'), SCENES);
  for (const { name, text } of outdated) console.error(`The scene "${name}" does not say: ${text}`);
  if (outdated.length === 0) return console.log('The recordings say what their scenes say.');
  const names = [...new Set(outdated.map(({ name }) => name))];
  throw new Error(`Record them again: npm run record -w tools/videos -- ${names.join(' ')}`);
}

/** `npm run record -w tools/videos [-- name…]`: records the videos of the site anew on the built site, or only those named. */
async function recordVideos(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !SCENES.some((scene) => scene.name === name));
  if (unknown !== undefined) {
    const sceneNames = SCENES.map(({ name }) => name).join(', ');
    throw new Error(`There is no scene "${unknown}" in tools/videos/scenes.ts. The scenes are ${sceneNames}.`);
  }
  requireFfmpeg();
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chromium was found. Run: npm test -- browser');
  const table = servedTable();
  const { origin, stop } = await serveSite(outputFolder(), table);
  const real = origin + table.base;
  const shown = (readSite(contentFolder()).value?.site.url ?? real).replace(/^https?:\/\//, '');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const scene of SCENES.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const folder = path.join(contentFolder(), 'videos');
      const seconds = await recordScene(scene, { browser, site: { shown, real }, folder });
      console.log(`${scene.name}: ${seconds} s`);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

const names = process.argv.slice(2);
runCommand(() => (names.includes('--check') ? checkRecordings() : recordVideos(names)));
