import type { Finding } from './diagnostic';
import texts from './texts.json';

/** The languages of messages. */
export const LANGUAGES = ['en', 'fi', 'sv'] as const;
type Language = (typeof LANGUAGES)[number];

/** The language of a locale such as `fi_FI.UTF-8`; undefined for another one. */
const languageOf = (locale: string): Language | undefined =>
  LANGUAGES.find((language) => locale.toLowerCase().split(/[-_.@]/)[0] === language);

/** The language that the environment asks for; English where it is another one. */
export function environmentLanguage(): Language {
  const { MESSAGE_LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = [MESSAGE_LANGUAGE, LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '');
  return languageOf(locale ?? '') ?? 'en';
}

/** Sets the language of messages, also in processes that this one starts. */
export function setLanguage(language: Language): void {
  process.env.MESSAGE_LANGUAGE = language;
}

/** The language of messages: English, unless the command has set another one. */
export const messageLanguage = (): Language => languageOf(process.env.MESSAGE_LANGUAGE ?? '') ?? 'en';

/** What is wrong, and how to fix it. */
export type Message = Pick<Finding, 'message' | 'hint'>;

/** Texts by key and language: a message, and its hint on a line of its own. */
type Catalogue<Key extends string> = Readonly<Record<Key, Readonly<Record<Language, string>>>>;
type Values = Readonly<Record<string, string | number | undefined>>;

/** `{name}` is a value; `{count|page|pages}` is the first word for one, else the second. */
const PLACEHOLDER = /\{([a-z]\w*)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

function fill(text: string, values: Values, language: Language): string {
  return text.replace(PLACEHOLDER, (_, name: string, one?: string, other: string = '') => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" needs a value for "${name}".`);
    if (one !== undefined) return new Intl.PluralRules(language).select(Number(value)) === 'one' ? one : other;
    return typeof value === 'number' ? value.toLocaleString(language, { useGrouping: 'min2' }) : value;
  });
}

/**
 * Returns a function that writes the messages of a catalogue in the language of the process. Its last parameter is a
 * hint that takes the place of the one in the catalogue.
 */
export function messagesOf<Key extends string>(catalogue: Catalogue<Key>) {
  return (key: Key, values: Values = {}, hint?: string): Message => {
    const language = messageLanguage();
    const [message = '', written] = catalogue[key][language].split('\n').map((text) => fill(text, values, language));
    return { message, hint: hint ?? written };
  };
}

/** @example formatList(['a', 'b']) // 'a and b' */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(messageLanguage()).format(items);

export const say = messagesOf(texts);

/** A message as the text of a schema's issue: its hint is on a line of its own. */
export const issueText = ({ message, hint }: Message): string => (hint === undefined ? message : `${message}\n${hint}`);

/** The error of a schema. It is written when it is found: schemas are made before the language is known. */
export const schemaError = (write: () => Message) => ({ error: () => issueText(write()) });
