import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SCENES } from '../../../../scripts/videos/scenes';
import { MAX_SIZE } from '../../../../scripts/videos/encode';
import { MAX_SECONDS, MIN_SECONDS } from '../../../../scripts/videos/recordScene';
import { transcriptOf } from '../../../../src/model/transcript';
import { readVideo } from '../../../../src/node/content/readTables';

const FOLDER = path.resolve('content/videos');

test.each(SCENES.map(({ name }) => name))('the recording of "%s" has its length, its size and its captions', (name) => {
  const { video, problems } = readVideo(path.join(FOLDER, `${name}.yaml`));
  if (video === undefined) throw new Error(JSON.stringify(problems));
  expect(video.seconds).toBeGreaterThanOrEqual(MIN_SECONDS);
  expect(video.seconds).toBeLessThanOrEqual(MAX_SECONDS);
  expect(statSync(path.join(FOLDER, video.file)).size).toBeLessThanOrEqual(MAX_SIZE);
  const captions = readFileSync(path.join(FOLDER, video.captions), 'utf8');
  const scene = readFileSync(path.resolve('scripts/videos', sceneFile(name)), 'utf8');
  const cues = transcriptOf(captions);
  expect(cues.filter(({ text }) => !scene.includes(text))).toEqual([]);
  expect(cues.at(-1)?.start).toBeLessThan(video.seconds);
});

/** The file of a scene, by the name that it gives itself. */
function sceneFile(name: string): string {
  const imports = readFileSync(path.resolve('scripts/videos/scenes.ts'), 'utf8').matchAll(/'\.\/(scenes\/\w+)'/g);
  const files = [...imports].map(([, file]) => `${file}.ts`);
  const found = files.find((file) =>
    readFileSync(path.resolve('scripts/videos', file), 'utf8').includes(`name: '${name}'`),
  );
  if (found === undefined || !existsSync(path.resolve('scripts/videos', found)))
    throw new Error(`No file has the scene "${name}".`);
  return found;
}
