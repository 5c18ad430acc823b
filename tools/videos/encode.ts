import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { FRAME_RATE } from './film';

/** Largest file of a video, in bytes: it is fetched over mobile networks too. */
const MAX_SIZE = 1.5e6;
/** Letters are sharp at this quality; a page hardly changes from frame to frame, so that costs little. */
const QUALITY = '28';
/** Of a JPEG, from 1 (best) to 31. */
const POSTER_QUALITY = '4';
/** Seconds between the frames that a player can jump to without reading others. */
const KEY_SECONDS = 4;

function runFfmpeg(args: readonly string[]): void {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);
  if (error !== undefined)
    throw new Error('The videos are encoded by ffmpeg, which was not found. Install it: apt-get install ffmpeg');
  if (status !== 0) throw new Error(`ffmpeg ended with an error:\n${stderr.toString()}`);
}

/** Sees that there is an encoder before anything is recorded. */
export function requireFfmpeg(): void {
  runFfmpeg(['-version']);
}

/** Makes an MP4 of H.264 of a list of pictures: the format that every browser of the site's list plays. */
export function encodeVideo(list: string, file: string): void {
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', QUALITY];
  const keys = ['-g', String(KEY_SECONDS * FRAME_RATE)];
  const colors = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const told = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const rate = ['-vf', `fps=${FRAME_RATE},${colors}`];
  runFfmpeg(['-f', 'concat', '-i', list, ...rate, ...codec, ...keys, ...told, '-an', '-movflags', '+faststart', file]);
  const { size } = statSync(file);
  if (size > MAX_SIZE)
    throw new Error(`${file} has ${size} bytes, more than ${MAX_SIZE}. Make the scene shorter or calmer.`);
}

/** Writes the picture at a second of a video as its poster. */
export function writePoster(video: string, second: number, file: string): void {
  runFfmpeg(['-ss', String(second), '-i', video, '-frames:v', '1', '-q:v', POSTER_QUALITY, file]);
}
