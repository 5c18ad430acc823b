import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { createActor, settle } from './actor';
import { createCamera } from './camera';
import { writeWebVtt } from './captions';
import { createDrawings } from './drawings';
import { encodeVideo, writePoster } from './encode';
import { createFilm } from './film';
import type { Scene } from './scene';

/** Shortest and longest video, in seconds: time to follow it, and no more than a reader gives it. */
const MIN_SECONDS = 30;
const MAX_SECONDS = 90;
/** Milliseconds within which what a scene names has to be there. */
const PATIENCE = 8000;
/** How long the last picture stays when all is read. */
const END_SECONDS = 1.5;

interface Recording {
  browser: Browser;
  /** Address of the site as a reader sees it, and as the recording has it. */
  site: { shown: string; real: string };
  /** The folder of the videos. */
  folder: string;
}

/** Records a scene: the video, its captions, its poster, and its length in its YAML file. Returns the length. */
export async function recordScene(scene: Scene, { browser, site, folder }: Recording): Promise<number> {
  const { name, device, start, posterAt } = scene;
  const pictures = mkdtempSync(path.join(tmpdir(), `video-${name}-`));
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.scale,
    hasTouch: device.isTouch,
    isMobile: device.isTouch,
    // Movement is the film's: its clock would not see that of the page.
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
        `The video "${name}" is ${seconds} s long; ${MIN_SECONDS} to ${MAX_SECONDS} s are wanted. Change its scene.`,
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

/** Writes a video's length into its YAML file, whose other lines are the writer's. */
export function writeSeconds(file: string, seconds: number): void {
  const text = readFileSync(file, 'utf8');
  if (!LINE.test(text)) throw new Error(`${file} has no line "seconds: …". Add it: "seconds: 1"; it is written anew.`);
  writeFileSync(file, text.replace(LINE, `seconds: ${seconds}`));
}
