import { readFileSync, writeFileSync } from 'node:fs';

const LINE = /^seconds: \d+$/m;

/** Writes a video's length into its YAML file, whose other lines are the writer's. */
export function writeSeconds(file: string, seconds: number): void {
  const text = readFileSync(file, 'utf8');
  if (!LINE.test(text)) throw new Error(`${file} has no line "seconds: …". Add it: "seconds: 1"; it is written anew.`);
  writeFileSync(file, text.replace(LINE, `seconds: ${seconds}`));
}
