import type { HighlighterCore, ThemedToken } from 'shiki';
import { bundledLanguagesInfo } from 'shiki/langs';
import type { HighlightedLine } from './compilation';
import { once } from '../../../model/once';

/** Shiki's languages by name and alias. */
const LANGUAGES = new Map(
  bundledLanguagesInfo.flatMap((language) =>
    [language.id, ...(language.aliases ?? [])].map((alias) => [alias, language] as const),
  ),
);
/** Better-known names of Shiki's languages. */
const NAMES: Readonly<Record<string, string>> = { shellscript: 'Bash' };
/** Names for code without highlighting. */
const PLAIN_LANGUAGES = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** The names to suggest for a misspelt language. */
export const CODE_LANGUAGES: readonly string[] = [...LANGUAGES.keys()];

export function isKnownLanguage(language: string): boolean {
  return PLAIN_LANGUAGES.has(language.toLowerCase()) || LANGUAGES.has(language.toLowerCase());
}

/** Returns the display name of a language, `YAML` for `yml`; undefined for plain text. */
export function languageName(language: string): string | undefined {
  const known = LANGUAGES.get(language.toLowerCase());
  return known === undefined ? undefined : (NAMES[known.id] ?? known.name);
}

const startHighlighter = once(async (): Promise<HighlighterCore> => {
  // Awaited, not chained: after Gatsby's bundler, import() returns the module instead of a promise.
  const { createHighlighter, createCssVariablesTheme } = await import('shiki');
  const theme = createCssVariablesTheme({ name: 'roles', variablePrefix: '--', fontStyle: false });
  return await createHighlighter({ themes: [theme], langs: [] });
});

/** Returns the role of a token: the theme names a colour per role (`var(--token-keyword)`), CSS sets both modes. */
function roleOf({ color }: ThemedToken): string | null {
  return /--token-([\w-]+)/.exec(color ?? '')?.[1] ?? null;
}

/** Milliseconds for a line; 0 is unlimited, so a build is the same on a busy machine. */
const NO_LIMIT = 0;

/** Returns a function that tokenises code. Starts Shiki only for code, with only the languages in use. */
export async function prepareHighlighter(
  languages: Iterable<string>,
): Promise<(code: string, language: string) => HighlightedLine[] | undefined> {
  const usedLanguages = new Set([...languages].flatMap((language) => LANGUAGES.get(language.toLowerCase()) ?? []));
  if (usedLanguages.size === 0) return () => undefined;
  const highlighter = await startHighlighter();
  for (const language of usedLanguages) await highlighter.loadLanguage(language.import);
  return (code, language) => {
    const known = LANGUAGES.get(language.toLowerCase());
    if (known === undefined) return undefined;
    const lines = highlighter.codeToTokensBase(code, { lang: known.id, theme: 'roles', tokenizeTimeLimit: NO_LIMIT });
    return lines.map((line) => line.map((token) => ({ text: token.content, role: roleOf(token) })));
  };
}
