import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from './visit';
import type { Root } from 'mdast';
import type { ContentImage, ContentVideo, CopiedFile } from '../../../model/pages/compiledContent';
import { transcriptOf } from '../../../model/reading/transcript';
import type { ReadingFinding } from '../../diagnostics/readingRules';
import { readVideo } from '../readTables';
import { readText } from '../../files/readText';
import { videoDigest } from '../videoLibrary';
import { plainName, readImage } from '../../files/readImage';
import type { Compilation } from './compilation';
import { say } from '../say';

/** Letters of the digest in a file's name, to tell versions apart. */
const DIGEST_LENGTH = 10;

function copiedFile(file: string): CopiedFile {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, DIGEST_LENGTH);
  return { file, path: `/static/videos/${plainName(file)}-${digest}${path.extname(file).toLowerCase()}` };
}

/** Reads the poster in one size and format, since a video takes only one. */
async function readPoster(file: string): Promise<ContentImage> {
  const image = await readImage(file);
  return { ...image, variants: image.variants.slice(-1) };
}

async function readContentVideo(yamlFile: string): Promise<ContentVideo | undefined> {
  const { video } = readVideo(yamlFile);
  if (video === undefined) return undefined;
  const beside = (name: string) => path.resolve(path.dirname(yamlFile), name);
  const { title, description, seconds } = video;
  const captions = beside(video.captions);
  const poster = await readPoster(beside(video.poster)).catch(() => undefined);
  if (poster === undefined) return undefined;
  return {
    title,
    description,
    seconds,
    video: copiedFile(beside(video.file)),
    captions: copiedFile(captions),
    poster,
    transcript: transcriptOf(readText(captions)),
  };
}

/** Reports a poster that exists but is not a picture. */
export async function findPosterError(yamlFile: string): Promise<ReadingFinding[]> {
  const { video, posterPlace } = readVideo(yamlFile);
  if (video === undefined || posterPlace === undefined) return [];
  const poster = path.resolve(path.dirname(yamlFile), video.poster);
  return readPoster(poster).then(
    () => [],
    () => [{ rule: 'video/files', ...posterPlace, ...say('video/files.poster', { poster: video.poster }) }],
  );
}

/** Reads the videos of a file. Skips broken videos, which the check of the videos reports. */
export async function readVideos(tree: Root, compilation: Compilation): Promise<void> {
  const keys = new Set<string>();
  visit(tree, (node) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'Video') return;
    const name = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name');
    if (typeof name?.value === 'string') keys.add(name.value);
  });
  for (const key of keys) {
    const yamlFile = compilation.site.videos.fileOf(key);
    compilation.uses.push({ kind: 'video', key, digest: videoDigest(yamlFile) });
    const video = yamlFile === undefined ? undefined : await readContentVideo(yamlFile);
    if (video === undefined) continue;
    compilation.videos.set(key, video);
    compilation.images.set(video.poster.file, video.poster);
  }
}
