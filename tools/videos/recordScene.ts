import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { createActor, settle } from './actor';
import { createCamera, createDrawings } from './camera';
import { writeWebVtt } from './captions';
import { encodeVideo, writePoster } from './encode';
import { createFilm } from './film';
import type { Scene } from './scene';

/** Minimum and maximum length in seconds. */
const MIN_SECONDS = 30;
const MAX_SECONDS = 90;
/** Time-out for elements of a scene, in milliseconds. */
const PATIENCE = 8000;
/** Seconds of the last picture after reading time. */
const END_SECONDS = 1.5;

interface Recording {
  browser: Browser;
  /** Displayed and real address of the site. */
  site: { shown: string; real: string };
  /** Folder of the videos. */
  folder: string;
}

/** Records a scene: video, captions, poster, and length in its YAML file. Returns the length. */
export async function recordScene(scene: Scene, { browser, site, folder }: Recording): Promise<number> {
  const { name, device, start, posterAt } = scene;
  const pictures = mkdtempSync(path.join(tmpdir(), `video-${name}-`));
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.scale,
    hasTouch: device.isTouch,
    isMobile: device.isTouch,
    // Animations would run by the page's clock instead of the film's.
    reducedMotion: 'reduce',
    locale: 'fi-FI',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  try {
    await page.goto(`${site.real}${start}`);
    await settle(page);
    await scene.prepare?.(page);
    const film = createFilm(pictures);
    const drawings = await createDrawings(browser, device);
    const camera = createCamera(page, device, drawings, film);
    const actor = createActor({ page, device, film, camera, site });
    await scene.play(actor);
    await actor.pause(film.unread() + END_SECONDS);
    const seconds = film.seconds();
    if (seconds < MIN_SECONDS || seconds > MAX_SECONDS)
      throw new Error(
        `The video "${name}" is ${seconds} s long, but must be ${MIN_SECONDS} to ${MAX_SECONDS} s. Change its scene.`,
      );
    const { list, cues } = film.finish();
    const file = (extension: string) => path.join(folder, `${name}.${extension}`);
    encodeVideo(list, file('mp4'));
    writePoster(file('mp4'), posterAt, file('jpg'));
    writeFileSync(file('vtt'), writeWebVtt(cues));
    writeSeconds(file('yaml'), Math.round(seconds));
    return seconds;
  } finally {
    await context.close();
    rmSync(pictures, { recursive: true });
  }
}

const LINE = /^seconds: \d+$/m;

/** Updates the length in a video's YAML file and keeps all other lines. */
export function writeSeconds(file: string, seconds: number): void {
  const text = readFileSync(file, 'utf8');
  if (!LINE.test(text)) throw new Error(`${file} has no line "seconds: …". Add "seconds: 1"; recording updates it.`);
  writeFileSync(file, text.replace(LINE, `seconds: ${seconds}`));
}
