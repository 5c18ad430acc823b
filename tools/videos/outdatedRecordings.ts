import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transcriptOf } from '../../src/model/reading/transcript';

const SCENES = path.join('tools', 'videos', 'scenes');

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

/** The code of a scene by its name. */
function codeOf(name: string): string {
  const codes = readdirSync(SCENES).map((file) => readFileSync(path.join(SCENES, file), 'utf8'));
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
