import type { Finding } from '../../../diagnostics/diagnostic';
import { docSchema, postSchema } from '../../../schema/pageSchemas';
import type { Content } from '../../loadContent';
import type { Doc, Post } from '../../pageReader';
import { readText } from '../../../files/readText';
import { defineRule } from '../contentRule';
import { say } from '../../say';

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
function checkKeyOrder({ docs, posts }: Content): Finding[] {
  return [
    ...docs.flatMap((doc) => judge(doc, Object.keys(docSchema.shape))),
    ...posts.flatMap((post) => judge(post, Object.keys(postSchema.shape))),
  ];
}

export const keyOrder = defineRule(
  'front-matter/key-order',
  { description: 'Keys of the front matter are in the order of the handbook.', level: 'off' },
  checkKeyOrder,
);
