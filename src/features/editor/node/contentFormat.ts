import { parse, parseDocument, stringify } from 'yaml';
import { isGroup, isSame, patchYaml, withoutEmpty } from './patchYaml';

/** The key of the unchanged file in the data of an entry, which `toFile` changes. */
export const SOURCE = 'source';
/** The key of the text below front matter, and of the entries of a file that is a list. */
export const BODY = 'body';
export const ENTRIES = 'entries';
/** The key of an entry's key in a file of entries by key. */
export const KEY = 'key';

/** The key of a page's folded fields in the data of an entry. */
export const MORE = 'more';

/** The field type of a page's text, which the editor adds to those of the CMS. */
export const PAGE_TEXT = 'page-text';

type Data = Record<string, unknown>;

/** The values that keys have when a file lacks them; only those that a form would show otherwise. */
export type Defaults = Data;

/** How the editor reads and writes the files of one kind. */
export interface ContentFormat {
  fromFile: (text: string) => Data;
  toFile: (data: Data) => string;
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const groupOf = (value: unknown): Data => (isGroup(value) ? value : {});

const isPairs = (value: unknown) => isGroup(value) && Object.keys(value).length === 0;

/** The values of a file as a form shows them: with those that it lacks, and groups with any keys as lists of pairs. */
function toForm(data: Data, defaults: Defaults): Data {
  const shown = { ...data };
  for (const [key, value] of Object.entries(defaults)) {
    if (isPairs(value))
      shown[key] = Object.entries(groupOf(data[key])).map(([name, each]) => ({ key: name, value: each }));
    else if (!isGroup(value)) shown[key] ??= value;
    else if (isGroup(data[key])) shown[key] = toForm(data[key], value);
  }
  return shown;
}

/** The values of a form with groups in place of lists of pairs. */
function fromForm(data: Data, defaults: Defaults): Data {
  const pairsOf = (list: unknown) => (Array.isArray(list) ? list.map(groupOf) : []);
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) =>
      isPairs(defaults[key]) && Array.isArray(value)
        ? [key, Object.fromEntries(pairsOf(value).map((pair) => [textOf(pair.key), pair.value]))]
        : [key, value],
    ),
  );
}

/**
 * Returns a file's values with those of the form: keys that the form lacks stay, empty ones go, and values that the
 * file lacks and that mean nothing are not added.
 */
function merge(old: Data, form: Data, defaults: Defaults = {}): Data {
  const merged = { ...old };
  for (const [key, value] of Object.entries(form)) {
    const isMissing = !(key in old);
    if (isSame(old[key], value) || (isMissing && (value === false || isSame(value, defaults[key])))) continue;
    const given =
      isGroup(value) && !isPairs(defaults[key]) ? merge(groupOf(old[key]), value, groupOf(defaults[key])) : value;
    const kept = withoutEmpty(given);
    if (kept === undefined) delete merged[key];
    else merged[key] = kept;
  }
  return merged;
}

const FRONT_MATTER = /^(---[ \t]*\n)([\s\S]*?\n)??(---[ \t]*(?:\n|$))/;
const withLines = (text: string) => text.replace(/\r\n/g, '\n');

/** Splits a page: its front matter, and its text without the blank lines around it. */
function splitPage(source: string) {
  const text = withLines(source);
  const [whole = '', open = '---\n', yaml = '', close = '---\n'] = FRONT_MATTER.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const body = rest.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  const start = rest.indexOf(body);
  return {
    open,
    yaml,
    close,
    before: rest.slice(0, start),
    body,
    after: rest.slice(start + body.length),
    isPage: whole !== '',
  };
}

/** Creates a format: every value of the form is read from the file, and only what was changed is written into it. */
function createFormat(read: (text: string) => Data, write: (source: string, data: Data) => string): ContentFormat {
  return {
    fromFile: (text) => ({ ...read(text), [SOURCE]: text }),
    toFile: ({ [SOURCE]: source = '', ...data }) => {
      const before = String(source);
      const after = write(withLines(before), data);
      return before.includes('\r\n') ? after.replace(/\n/g, '\r\n') : after;
    },
  };
}

/** True for a page whose front matter is missing or not valid YAML. */
function isBroken(source: string): boolean {
  const { isPage, yaml } = splitPage(source);
  return source !== '' && (!isPage || parseDocument(yaml).errors.length > 0);
}

/** Moves the values of folded fields into a group. */
function fold(data: Data, rare: readonly string[]): Data {
  const [kept, folded] = [false, true].map((isRare) =>
    Object.fromEntries(Object.entries(data).filter(([key]) => rare.includes(key) === isRare)),
  );
  return { ...kept, [MORE]: folded };
}

/**
 * Pages and posts: front matter and text.
 * @param rare keys that the form shows folded
 * @param broken what the form shows for required keys of a file without readable front matter, which is text only
 */
export const pageFormat = (defaults: Defaults = {}, broken = '', rare: readonly string[] = []): ContentFormat =>
  createFormat(
    (text) => {
      if (isBroken(text)) return { title: broken, description: broken, [BODY]: withLines(text) };
      const { yaml, body } = splitPage(text);
      return fold({ ...toForm(groupOf(parse(yaml)), defaults), [BODY]: body }, rare);
    },
    (source, { [BODY]: form = '', [MORE]: folded, ...shown }) => {
      const data = { ...shown, ...groupOf(folded) };
      const text = withLines(String(form));
      if (isBroken(source)) return text;
      const page = splitPage(source);
      const body = text.trim() === page.body.trim() ? page.body : text.trim();
      const values = merge(groupOf(parse(page.yaml)), fromForm(data, defaults), defaults);
      if (!page.isPage) return `---\n${stringify(values, { lineWidth: 0 })}---\n\n${body}\n`;
      return (
        page.open + patchYaml(page.yaml, values) + page.close + (page.before || '\n') + body + (page.after || '\n')
      );
    },
  );

/** A YAML file with keys, of which the form may show some. */
export const mapFormat = (defaults: Defaults = {}): ContentFormat =>
  createFormat(
    (text) => toForm(groupOf(parse(text)), defaults),
    (source, data) => patchYaml(source, merge(groupOf(parse(source)), data, defaults)),
  );

const listOf = (data: Data): Data[] => (Array.isArray(data[ENTRIES]) ? data[ENTRIES].map(groupOf) : []);

/** A YAML file that is a list of groups. */
export const listFormat = (): ContentFormat =>
  createFormat(
    (text) => ({ [ENTRIES]: (parse(text) ?? []) as unknown }),
    (source, data) => patchYaml(source, listOf(data).map(withoutEmpty)),
  );

/** A YAML file of groups by key; in the form, the key is the first value of each group. */
export const recordFormat = (): ContentFormat =>
  createFormat(
    (text) => ({
      [ENTRIES]: Object.entries(groupOf(parse(text))).map(([key, value]) => ({ [KEY]: key, ...groupOf(value) })),
    }),
    (source, data) => {
      const old = groupOf(parse(source));
      const entries = listOf(data).map(({ [KEY]: key, ...value }) => [
        String(key),
        merge(groupOf(old[String(key)]), value),
      ]);
      return patchYaml(source, Object.fromEntries(entries));
    },
  );

/** A file that is edited as text. */
export const textFormat = (): ContentFormat =>
  createFormat(
    (text) => ({ [BODY]: text }),
    (_, data) => withLines(textOf(data[BODY])),
  );
