import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import type { CopiedFile } from '../../model/pages/compiledContent';

/** Copies files into the output folder. Names contain digests, so existing files are up to date. */
export async function copyFiles(files: readonly CopiedFile[], outputFolder: string): Promise<void> {
  for (const { file, path: sitePath } of files) {
    const target = path.join(outputFolder, sitePath);
    if (existsSync(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(file, target);
  }
}
