import type { HighlighterCore, ThemedToken } from 'shiki';
import type { HighlightedLine } from './compilation';

/** Languages that writers of this kind of site use; each costs build time only where it is used. */
export const CODE_LANGUAGES = [
  'bash',
  'css',
  'csv',
  'graphql',
  'html',
  'http',
  'ini',
  'javascript',
  'json',
  'mdx',
  'sql',
  'tsx',
  'typescript',
  'xml',
  'yaml',
] as const;
const PLAIN_LANGUAGES = new Set(['', 'text', 'txt', 'plain']);

export function isKnownLanguage(language: string): boolean {
  return PLAIN_LANGUAGES.has(language) || (CODE_LANGUAGES as readonly string[]).includes(language);
}

let started: Promise<HighlighterCore> | undefined;

function startHighlighter(): Promise<HighlighterCore> {
  started ??= import('shiki').then(async ({ createHighlighter, createCssVariablesTheme }) => {
    const theme = createCssVariablesTheme({ name: 'roles', variablePrefix: '--', fontStyle: false });
    return await createHighlighter({ themes: [theme], langs: [...CODE_LANGUAGES] });
  });
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
