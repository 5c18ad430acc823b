import { z } from 'zod';
import { canonicalPath, safeDecode } from '../../model/site/path';
import { strict } from './strict';
import { sitePath, slug } from './texts';
import { issueText, schemaError, say } from '../diagnostics/messages';

/** Longest title and description of a video, in characters. */
const VIDEO_TITLE_MAX_LENGTH = 60;
const VIDEO_DESCRIPTION_MAX_LENGTH = 155;

/** What other programs read as a pattern, and no path has: `*`, `:slug`, `$1`, `{id}`, `[id]`, `<id>`, `(a|b)`, `^`. */
const PATTERN = /\*|\/:[A-Za-z]|\$\d|\{.*\}|\[.*\]|<.*>|\(.*\|.*\)|\^/;

/** An old address, or with a `*` at its end all that begin like it; a trailing slash makes no difference. */
export const oldPath = sitePath
  .refine((text) => !PATTERN.test(safeDecode(text.replace(/\*$/, ''))), schemaError(say, 'schema.pattern'))
  .transform(canonicalPath);

const author = strict({
  name: z.string().min(1).describe('Name, as readers see it.'),
  title: z.string().min(1).optional().describe('Job or role.'),
  description: z.string().min(1).optional().describe('A sentence about the author.'),
  page: z.boolean().default(false).describe('`true` makes the page `/blog/authors/<key>`; the key then has no slash.'),
});

/** `content/blog/authors.yaml`: authors by key. The key of an author with a page is the last segment of its path. */
export const authorsSchema = z.record(slug, author).superRefine((authors, context) => {
  for (const [key, { page }] of Object.entries(authors)) {
    if (page && key.includes('/'))
      context.addIssue({
        code: 'custom',
        path: [key, 'page'],
        message: issueText(say('schema.tagPage', { key })),
      });
  }
});

/** `content/blog/tags.yaml`: tags by key, which is the last segment of the tag's path. */
export const tagsSchema = z.record(
  slug,
  strict({
    label: z.string().min(1).describe('Name of the topic.'),
    description: z.string().min(1).optional().describe('A sentence about the topic.'),
  }),
);

/** `content/redirects.yaml`: a list of old and new paths. */
export const redirectsSchema = z.array(
  strict({
    from: oldPath.describe(
      'Old address, without the language. No page may have it. With a `*` at its end, all addresses that begin like it.',
    ),
    to: z
      .string()
      .regex(/^\/(?![/\\])[^\s?]*$/, schemaError(say, 'schema.path'))
      .meta({ title: 'path of the site' })
      .describe('Target page; may end in `#id`.'),
  }),
);

/** `content/videos/*.yaml`: one video; its files are beside it. */
export const videoSchema = strict({
  title: z.string().min(1).max(VIDEO_TITLE_MAX_LENGTH).describe('Name of the video.'),
  description: z.string().min(1).max(VIDEO_DESCRIPTION_MAX_LENGTH).describe('One sentence below the video.'),
  topic: z.string().min(1).describe('Word that is not shown and can be queried.'),
  file: z
    .string()
    .regex(/\.(?:webm|mp4)$/i, schemaError(say, 'schema.video'))
    .meta({ title: 'file name ending in `.webm` or `.mp4`' })
    .describe('The video, beside this file.'),
  captions: z
    .string()
    .min(1)
    .describe('Captions as a WebVTT file, in the first language of the site; the transcript is made of them.'),
  poster: z.string().min(1).describe('Picture that is shown before the start; its size is that of the video.'),
  seconds: z.int().positive().describe('Length of the video.'),
});
