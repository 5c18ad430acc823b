import path from 'node:path';
import type { z } from 'zod';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { CompiledContent } from '../../model/pages/compiledContent';
import { placeOf, type Finding } from '../diagnostics/diagnostic';
import { messageLanguage } from '../diagnostics/messages';
import { type YamlSource, parseYaml } from '../yaml/parseYaml';
import { say } from './say';
import type { Passage } from './passage';

/** The first line of a front matter entry. */
const ENTRY = /^(?=[A-Za-z_])/m;

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valuesOf(text: string): Values | undefined {
  const { value } = parseYaml(text, '');
  return isValues(value?.value) ? value.value : undefined;
}

/** Returns the readable entries of a YAML text; an unreadable one does not affect the others. */
function readableEntries(text: string): Values {
  const whole = valuesOf(text);
  if (whole !== undefined) return whole;
  return Object.assign({}, ...text.split(ENTRY).map((entry) => valuesOf(entry) ?? {})) as Values;
}

/** Returns the keys of a schema issue. */
const keysOf = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1);

/** Returns the valid part of broken front matter; `required` replaces missing and invalid keys. */
function salvageFrontMatter<Data>(text: string, schema: z.ZodType<Data>, required: Values): Data | undefined {
  const values = { ...required, ...readableEntries(text) };
  // Each round removes the invalid keys; refinements may report more only then.
  for (;;) {
    const result = schema.safeParse(values);
    if (result.success) return result.data;
    const before = JSON.stringify(values);
    for (const key of result.error.issues.flatMap(keysOf)) {
      delete values[String(key)];
      if (Object.hasOwn(required, key)) values[String(key)] = required[String(key)];
    }
    if (JSON.stringify(values) === before) return undefined;
  }
}

/** A page with errors. What it contains before the line `judgedFrom` may not be what its writer means. */
export type StandIn<Page> = Page & {
  /** First line whose text can be checked; Infinity where none can. */
  judgedFrom: number;
};

/** Longest title made of a file's name. */
const LONGEST_TITLE = 60;

/** A broken file and its errors. */
interface BrokenFile {
  /** The file's name in messages. */
  file: string;
  /** The source text of the front matter. */
  written: string;
  /** The first line after it. */
  bodyLine: number;
  parsed: { source: YamlSource } | undefined;
  content: CompiledContent | undefined;
  passages: Passage[];
  diagnostics: Finding[];
}

const item = (diagnostic: Finding) =>
  h('li', [
    h('code', placeOf(diagnostic)),
    h('br'),
    diagnostic.message,
    ...(diagnostic.hint === undefined ? [] : [h('br'), diagnostic.hint]),
  ]);

/** Renders a page whose text is unreadable: the errors, which only writers see. */
function errorContent(diagnostics: readonly Finding[]): CompiledContent {
  const note = h('div', { className: ['admonition'], dataKind: 'danger', role: 'note', lang: messageLanguage() }, [
    h('p.admonition-title', [h('span', say('standIn').message)]),
    h('ul', diagnostics.map(item)),
  ]);
  return {
    html: toHtml(note),
    leadHtml: null,
    reactTree: null,
    headings: [],
    sections: [],
    links: [],
    ids: [],
    images: [],
    islands: [],
    words: 0,
    uses: [],
    files: [],
  };
}

/**
 * Returns the replacement of a broken page, without its path; undefined where not even that can be made.
 * @param required values for missing or invalid keys of the front matter; title and description get the file's name
 */
export function standInFor<FrontMatter>(
  absolutePath: string,
  { file, written, bodyLine, parsed, content, passages, diagnostics }: BrokenFile,
  schema: z.ZodType<FrontMatter>,
  required: object = {},
) {
  const name = path.basename(absolutePath, '.mdx').slice(0, LONGEST_TITLE);
  const frontMatter = salvageFrontMatter(written, schema, { title: name, description: name, ...required });
  if (frontMatter === undefined) return undefined;
  return {
    absolutePath,
    file,
    frontMatter,
    locate: parsed?.source.locate ?? (() => ({ line: 1, column: 1 })),
    content: content ?? errorContent(diagnostics),
    passages: content === undefined ? [] : passages,
    judgedFrom: content === undefined ? Infinity : bodyLine,
  };
}
