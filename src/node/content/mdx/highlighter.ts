import type { HighlighterCore, ThemedToken } from 'shiki';
import { bundledLanguagesInfo } from 'shiki/langs';
import type { HighlightedLine } from './compilation';

/** Each language that Shiki knows, by its name and by the other names that writers give it. */
const LANGUAGES = new Map(
  bundledLanguagesInfo.flatMap((language) =>
    [language.id, ...(language.aliases ?? [])].map((alias) => [alias, language] as const),
  ),
);
/** What readers know better by another name than Shiki's. */
const NAMES: Readonly<Record<string, string>> = { shellscript: 'Bash' };
/** Names of what is written without colours. */
const PLAIN_LANGUAGES = new Set(['', 'text', 'txt', 'plain', 'plaintext']);

/** The names that a misspelt language may have meant. */
export const CODE_LANGUAGES: readonly string[] = [...LANGUAGES.keys()];

export function isKnownLanguage(language: string): boolean {
  return PLAIN_LANGUAGES.has(language.toLowerCase()) || LANGUAGES.has(language.toLowerCase());
}

/**
 * The name that readers know a language by; undefined for plain text.
 * @example languageName('yml') // 'YAML'
 */
export function languageName(language: string): string | undefined {
  const known = LANGUAGES.get(language.toLowerCase());
  return known === undefined ? undefined : (NAMES[known.id] ?? known.name);
}

let started: Promise<HighlighterCore> | undefined;

async function createRoleHighlighter(): Promise<HighlighterCore> {
  // Awaited, not chained: where Gatsby's bundler has been, import() hands over the module and no promise.
  const { createHighlighter, createCssVariablesTheme } = await import('shiki');
  const theme = createCssVariablesTheme({ name: 'roles', variablePrefix: '--', fontStyle: false });
  return await createHighlighter({ themes: [theme], langs: [] });
}

function startHighlighter(): Promise<HighlighterCore> {
  started ??= createRoleHighlighter();
  return started;
}

/** The theme names a colour per role (`var(--token-keyword)`); we keep the role, so that both colour modes come from CSS. */
function roleOf({ color }: ThemedToken): string | null {
  return /--token-([\w-]+)/.exec(color ?? '')?.[1] ?? null;
}

/** Milliseconds for a line; 0 for as many as it takes: a build is the same on a busy machine. */
const NO_LIMIT = 0;

/** A function that cuts code into tokens. Shiki is started only when there is code, and learns only the languages used. */
export async function prepareHighlighter(
  languages: Iterable<string>,
): Promise<(code: string, language: string) => HighlightedLine[] | undefined> {
  const wanted = new Set([...languages].flatMap((language) => LANGUAGES.get(language.toLowerCase()) ?? []));
  if (wanted.size === 0) return () => undefined;
  const highlighter = await startHighlighter();
  for (const language of wanted) await highlighter.loadLanguage(language.import);
  return (code, language) => {
    const known = LANGUAGES.get(language.toLowerCase());
    if (known === undefined) return undefined;
    const lines = highlighter.codeToTokensBase(code, { lang: known.id, theme: 'roles', tokenizeTimeLimit: NO_LIMIT });
    return lines.map((line) => line.map((token) => ({ text: token.content, role: roleOf(token) })));
  };
}
