/** Id of the element by which a page brings its own data along. */
export const PAGE_SEED_ID = 'page-data';

/** How the server begins the element of a page's finished content. */
const ARTICLE_START = '<div class="prose">';
/** The same as a selector. */
export const ARTICLE_SELECTOR = '.prose';

/** Whose finished content it is, in the data of the templates. */
const OWNERS = ['doc', 'post'] as const;

interface Owner {
  /** Null where the document has it already. */
  html?: string | null;
}

interface SeedResult {
  data?: unknown;
}

/** The result with other finished content, where `change` gives some. */
function withContent<Result extends SeedResult>(result: Result, change: (owner: Owner) => Owner['html']): Result {
  const data = (result.data ?? {}) as Partial<Record<(typeof OWNERS)[number], Owner | null>>;
  for (const name of OWNERS) {
    const owner = data[name] ?? {};
    const html = change(owner);
    if (html !== undefined) return { ...result, data: { ...data, [name]: { ...owner, html } } };
  }
  return result;
}

/** The result of a page's query without the content that the page itself has. */
export const withoutContent = <Result extends SeedResult>(result: Result, page: string): Result =>
  withContent(result, ({ html }) => {
    const start = page.indexOf(ARTICLE_START) + ARTICLE_START.length;
    return typeof html === 'string' && page.startsWith(`${html}</div>`, start) ? null : undefined;
  });

/**
 * The whole result again.
 * @param read gives the content that the document has
 */
export const withOwnContent = <Result extends SeedResult>(result: Result, read: () => string | undefined): Result =>
  withContent(result, ({ html }) => (html === null ? read() : undefined));
