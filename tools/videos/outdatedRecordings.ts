import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transcriptOf } from '../../src/model/reading/transcript';

const SCENES_FILE = path.join('tools', 'videos', 'scenes.ts');

/** A recorded caption that its scene no longer has. */
interface OutdatedCaption {
  name: string;
  text: string;
}

/** The recorded captions that are missing in the scene's code. */
export function captionsNotSaid(captions: string, scene: string): string[] {
  return transcriptOf(captions)
    .map(({ text }) => text)
    .filter((text) => !scene.includes(text));
}

/** The code of a scene, from its variable to the next one. */
function codeOf(name: string): string {
  const codes = readFileSync(SCENES_FILE, 'utf8').split(/^(?=const \w+Scene\b)/m);
  return codes.find((code) => code.includes(`name: '${name}'`)) ?? '';
}

/** Outdated captions, and scenes without a recording. */
export function outdatedRecordings(folder: string, scenes: readonly { name: string }[]): OutdatedCaption[] {
  return scenes.flatMap(({ name }) => {
    const file = path.join(folder, `${name}.vtt`);
    if (!existsSync(file)) return [{ name, text: `(${name}.vtt is missing)` }];
    return captionsNotSaid(readFileSync(file, 'utf8'), codeOf(name)).map((text) => ({ name, text }));
  });
}
