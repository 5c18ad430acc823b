import type { HighlighterCore, ThemedToken } from 'shiki';
import type { HighlightedLine } from './compilation';

/** Languages that writers of this kind of site use, with their names; each costs build time only where it is used. */
const LANGUAGE_NAMES = {
  bash: 'Bash',
  css: 'CSS',
  csv: 'CSV',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  javascript: 'JavaScript',
  json: 'JSON',
  mdx: 'MDX',
  sql: 'SQL',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
} as const;
export const CODE_LANGUAGES = Object.keys(LANGUAGE_NAMES) as (keyof typeof LANGUAGE_NAMES)[];
const PLAIN_LANGUAGES = new Set(['', 'text', 'txt', 'plain']);

export function isKnownLanguage(language: string): boolean {
  return PLAIN_LANGUAGES.has(language) || (CODE_LANGUAGES as readonly string[]).includes(language);
}

/**
 * The name that readers know a language by; undefined for plain text.
 * @example languageName('json') // 'JSON'
 */
export function languageName(language: string): string | undefined {
  return Object.hasOwn(LANGUAGE_NAMES, language) ? LANGUAGE_NAMES[language as keyof typeof LANGUAGE_NAMES] : undefined;
}

let started: Promise<HighlighterCore> | undefined;

async function createRoleHighlighter(): Promise<HighlighterCore> {
  // Awaited, not chained: where Gatsby's bundler has been, import() hands over the module and no promise.
  const { createHighlighter, createCssVariablesTheme } = await import('shiki');
  const theme = createCssVariablesTheme({ name: 'roles', variablePrefix: '--', fontStyle: false });
  return await createHighlighter({ themes: [theme], langs: [...CODE_LANGUAGES] });
}

function startHighlighter(): Promise<HighlighterCore> {
  started ??= createRoleHighlighter();
  return started;
}

/** The theme names a colour per role (`var(--token-keyword)`); we keep the role, so that both colour modes come from CSS. */
function roleOf({ color }: ThemedToken): string | null {
  return /--token-([\w-]+)/.exec(color ?? '')?.[1] ?? null;
}

/** A function that cuts code into tokens; Shiki is started only when there is code in one of its languages. */
export async function prepareHighlighter(
  languages: Iterable<string>,
): Promise<(code: string, language: string) => HighlightedLine[] | undefined> {
  const wanted = [...languages].some((language) => isKnownLanguage(language) && !PLAIN_LANGUAGES.has(language));
  if (!wanted) return () => undefined;
  const highlighter = await startHighlighter();
  return (code, language) => {
    if (PLAIN_LANGUAGES.has(language) || !isKnownLanguage(language)) return undefined;
    const lines = highlighter.codeToTokensBase(code, { lang: language, theme: 'roles' });
    return lines.map((line) => line.map((token) => ({ text: token.content, role: roleOf(token) })));
  };
}
