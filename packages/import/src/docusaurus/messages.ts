import path from 'node:path';
import type { LocalizedText } from '../core';
import { pluginFolder, rootFolder, type DocsVersion } from './docsVersions';
import { asGroup, asText, readJson, type DocusaurusSite } from './settings';

/** Returns a text of the old site's settings with its translations. */
export type Translate = (text: string, key: string) => LocalizedText;

/**
 * Reads the translations of texts outside pages: sidebars, navigation bar and footer.
 * @param file path in the folder of a language: `docusaurus-theme-classic/navbar.json`
 */
export function readMessages(
  { folder, readable, messages }: Pick<DocusaurusSite, 'folder' | 'readable' | 'messages'>,
  locales: readonly { old: string; code: string }[],
  file: string,
): Translate {
  const [main, ...others] = locales;
  const tables = others.map(({ old, code }) => {
    const table = asGroup(readJson(path.join(folder, 'i18n', old, file), readable));
    const messageOf = (key: string, text: string) =>
      asText(asGroup(table[key]).message) ?? asText(messages?.[old]?.[text]);
    return { code, messageOf };
  });
  return (text, key) => {
    const own = tables.flatMap(({ code, messageOf }) => {
      const message = messageOf(key, text);
      return message === undefined || message === text ? [] : [[code, message]];
    });
    return main === undefined || own.length === 0
      ? text
      : { [main.code]: text, ...(Object.fromEntries(own) as Record<string, string>) };
  };
}

/** The texts of a version's sidebars. */
export const sidebarMessages = (
  site: DocusaurusSite,
  locales: readonly { old: string; code: string }[],
  version: DocsVersion,
): Translate => readMessages(site, locales, `${pluginFolder(version.instance.id)}/${rootFolder(version)}.json`);
