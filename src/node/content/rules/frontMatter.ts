import { z } from 'zod';
import type { Finding } from '../../diagnostics/diagnostic';
import { docSchema, postSchema } from '../../schema/pageSchemas';
import type { Content } from '../loadContent';
import type { Doc, Post } from '../pageReader';
import { readText } from '../../files/readText';
import { defineRule, defineRuleWith } from './contentRule';
import { say } from '../say';
import { error } from '../../diagnostics/rule';
import { tooLong, shelfOf } from '../checks/pageTexts';

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?=\n|$)/;
/** The start of an entry, with the comments before it. */
const ENTRY = /^(?=(?:#.*\n)*[A-Za-z_])/m;
const KEY = /^(?:#.*\n)*([A-Za-z_]+)/;
/** A YAML anchor or alias, whose order matters. */
const ANCHOR = /(?:^|[\s[{,:-])[&*][\w-]/m;

/** Returns the entries of front matter in the handbook's order of keys; undefined where they cannot be reordered. */
function inOrder(written: string, keys: readonly string[]): string | undefined {
  if (ANCHOR.test(written)) return undefined;
  const entries = written.split(ENTRY).reduce<string[]>((all, part) => {
    const last = all[all.length - 1];
    // The comments of an entry are split line by line: join them to the entry that follows.
    if (last === undefined || !/^(?:#.*\n)+$/.test(last)) return [...all, part];
    return [...all.slice(0, -1), last + part];
  }, []);
  if (entries.some((entry) => !KEY.test(entry))) return undefined;
  const place = (entry: string) => keys.indexOf(KEY.exec(entry)?.[1] ?? '');
  if (entries.some((entry) => place(entry) < 0)) return undefined;
  return [...entries].sort((a, b) => place(a) - place(b)).join('');
}

function judge({ absolutePath, file }: Doc | Post, keys: readonly string[]): Finding[] {
  const match = FRONT_MATTER.exec(readText(absolutePath));
  const written = match?.[1] ?? '';
  const ordered = inOrder(written, keys);
  if (match === null || ordered === undefined || ordered === written) return [];
  const start = match[0].indexOf('\n') + 1;
  return [
    {
      file,
      line: 2,
      column: 1,
      ...say('front-matter/key-order', {
        keys: ordered
          .split(ENTRY)
          .flatMap((entry) => KEY.exec(entry)?.[1] ?? [])
          .join(', '),
      }),
      fix: { edits: [{ start, end: start + written.length, text: ordered }] },
    },
  ];
}

/** Reports front matter whose keys are not in the handbook's order. */
function checkKeyOrder({ docs, posts, engine }: Content): Finding[] {
  return [
    ...docs.flatMap((doc) => judge(doc, Object.keys(docSchema(engine.added).shape))),
    ...posts.flatMap((post) => judge(post, Object.keys(postSchema.shape))),
  ];
}

export const keyOrder = defineRule(
  'front-matter/key-order',
  { description: 'Keys of the front matter are in the order of the handbook.', level: 'off' },
  checkKeyOrder,
);

/** Characters of a title that search engines show without cutting it. */
const TITLE_MAX_LENGTH = 60;

export const titleOptions = z.object({
  max: z.int().positive().default(TITLE_MAX_LENGTH).describe('Most characters of a title.'),
});

export const longTitle = defineRuleWith(
  'title/length',
  { ...error('Titles of pages fit where they are shown.'), options: titleOptions },
  ({ docs, posts }, { max }) => tooLong([...docs, ...posts], 'title', max),
);

/** Characters of a description that search engines show without cutting it. */
const DESCRIPTION_MAX_LENGTH = 155;

export const descriptionOptions = z.object({
  max: z.int().positive().default(DESCRIPTION_MAX_LENGTH).describe('Most characters of a description.'),
});

export const longDescription = defineRuleWith(
  'description/length',
  { ...error('Descriptions of pages fit where they are shown.'), options: descriptionOptions },
  ({ docs, posts }, { max }) => tooLong([...docs, ...posts], 'description', max),
);

/** Reports repeated descriptions: lists of pages use them to tell pages apart. */
function checkDescriptions({ docs, posts }: Content): Finding[] {
  const owners = new Map<string, string>();
  return [...docs, ...posts].flatMap((page): Finding | Finding[] => {
    const key = `${shelfOf(page)} ${page.frontMatter.description.toLowerCase()}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, page.file);
    return owner === undefined
      ? []
      : { file: page.file, ...page.locate(['description']), ...say('description/repeated', { owner }) };
  });
}

export const repeatedDescription = defineRule(
  'description/repeated',
  error('No two pages of a language have one description.'),
  checkDescriptions,
);
