import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { FRAME_RATE } from './film';

/** Maximum size of a video in bytes, for mobile networks. */
const MAX_SIZE = 1.5e6;
/** CRF: text is sharp at this quality, and static pages compress well. */
const QUALITY = '28';
/** JPEG quality, from 1 (best) to 31. */
const POSTER_QUALITY = '4';
/** Seconds between key frames, to which players can seek. */
const KEY_SECONDS = 4;

function runFfmpeg(args: readonly string[]): void {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);
  if (error !== undefined) throw new Error('ffmpeg was not found. Install it: apt-get install ffmpeg');
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr.toString()}`);
}

/** Checks that ffmpeg exists before recording. */
export function requireFfmpeg(): void {
  runFfmpeg(['-version']);
}

/** Encodes a list of pictures as H.264 in MP4, which all supported browsers play. */
export function encodeVideo(list: string, file: string): void {
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', QUALITY];
  const keys = ['-g', String(KEY_SECONDS * FRAME_RATE)];
  const colors = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const colorOptions = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const rate = ['-vf', `fps=${FRAME_RATE},${colors}`];
  runFfmpeg([
    '-f',
    'concat',
    '-i',
    list,
    ...rate,
    ...codec,
    ...keys,
    ...colorOptions,
    '-an',
    '-movflags',
    '+faststart',
    file,
  ]);
  const { size } = statSync(file);
  if (size > MAX_SIZE)
    throw new Error(`${file} has ${size} bytes, more than ${MAX_SIZE}. Make the scene shorter or calmer.`);
}

/** Writes the frame at a second as the poster. */
export function writePoster(video: string, second: number, file: string): void {
  runFfmpeg(['-ss', String(second), '-i', video, '-frames:v', '1', '-q:v', POSTER_QUALITY, file]);
}
