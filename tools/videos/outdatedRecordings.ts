import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transcriptOf } from '../../src/model/reading/transcript';

const SCENES_FILE = path.join('tools', 'videos', 'scenes.ts');

/** A caption of a recording that its scene does not say. */
interface OutdatedCaption {
  name: string;
  text: string;
}

/** The captions of a recording that the code of its scene does not have (any more). */
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

/** The captions that have to be recorded anew; a scene without a recording is reported too. */
export function outdatedRecordings(folder: string, scenes: readonly { name: string }[]): OutdatedCaption[] {
  return scenes.flatMap(({ name }) => {
    const file = path.join(folder, `${name}.vtt`);
    if (!existsSync(file)) return [{ name, text: `(${name}.vtt is missing)` }];
    return captionsNotSaid(readFileSync(file, 'utf8'), codeOf(name)).map((text) => ({ name, text }));
  });
}
