import { isPackage, nameLanguage, namedLanguages } from '../environment';
import type { Finding } from './diagnostic';
import texts from './texts.json';

/** The languages of messages. */
export const LANGUAGES = ['en', 'fi', 'sv'] as const;
type Language = (typeof LANGUAGES)[number];

/** Returns the language of a locale such as `fi_FI.UTF-8`; undefined for an unsupported one. */
const languageOf = (locale: string): Language | undefined =>
  LANGUAGES.find((language) => locale.toLowerCase().split(/[-_.@]/)[0] === language);

/** Returns the language of the environment, if supported, else English. */
export function environmentLanguage(): Language {
  return languageOf(namedLanguages().find((value) => value !== '') ?? '') ?? 'en';
}

/** Sets the language of messages, including those of child processes. */
export function setLanguage(language: Language): void {
  nameLanguage(language);
}

/** Returns the language of messages: English, unless the command has set another. */
export const messageLanguage = (): Language => languageOf(namedLanguages()[0] ?? '') ?? 'en';

/** What is wrong, and how to fix it. */
export type Message = Pick<Finding, 'message' | 'hint'>;

/** Texts by key and language: a message, and its hint on a separate line. */
type Catalogue<Key extends string> = Readonly<Record<Key, Readonly<Record<Language, string>>>>;
type Values = Readonly<Record<string, string | number | undefined>>;

/** `{name}` is a value; `{count|page|pages}` is the first word for 1, else the second. */
const PLACEHOLDER = /\{([a-z]\w*)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

function fill(text: string, values: Values, language: Language): string {
  return text.replace(PLACEHOLDER, (_, name: string, one?: string, other: string = '') => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" needs a value for "${name}".`);
    if (one !== undefined) return new Intl.PluralRules(language).select(Number(value)) === 'one' ? one : other;
    return typeof value === 'number' ? value.toLocaleString(language, { useGrouping: 'min2' }) : value;
  });
}

const HANDBOOK = /(?<![\w/])handbook\//g;

/** Returns a text with the pages of the handbook where they are: a site has them in the engine's package. */
export const withHandbook = (text: string): string =>
  !isPackage() ? text : text.replace(HANDBOOK, 'node_modules/ohjekeskus/handbook/');

/** Returns a function that formats a catalogue's messages; its last parameter is a hint instead of the catalogue's. */
export function messagesOf<Key extends string>(catalogue: Catalogue<Key>) {
  return (key: Key, values: Values = {}, hint?: string): Message => {
    const language = messageLanguage();
    const lines = withHandbook(catalogue[key][language]).split('\n');
    const [message = '', written] = lines.map((text) => fill(text, values, language));
    return { message, hint: hint ?? written };
  };
}

/** @example formatList(['a', 'b']) // 'a and b' */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(messageLanguage()).format(items);

export const say = messagesOf(texts);

/** Returns a message as the text of a schema issue, with its hint on a separate line. */
export const issueText = ({ message, hint }: Message): string => (hint === undefined ? message : `${message}\n${hint}`);

/** Returns the error of a schema. Formats it when it occurs, since the language is unknown when schemas are created. */
export const schemaError = <Words extends unknown[]>(format: (...words: Words) => Message, ...words: Words) => ({
  error: () => issueText(format(...words)),
});
