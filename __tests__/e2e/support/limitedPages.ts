import type { Changes } from '../../support/contentFolder';

const page = (title: string, keys: readonly string[], body: string) =>
  `---\n${[`title: ${title}`, `description: Sivu ${title}.`, ...keys].join('\n')}\n---\n\n${body}\n`;

const post = (day: number, keys: readonly string[] = []) =>
  page(`Uutinen ${day}`, ['authors: [tiimi]', 'tags: [uutiset]', ...keys], `Uutinen.\n\n{/* truncate */}\n\nLisää.`);

/** Enough posts for a second page of the list; the newest is not shown without a translation. */
const POSTS = 11;
const posts = Array.from({ length: POSTS }, (_, index) => index + 1).map((day): [string, string] => {
  const name = `blog/2025-01-${String(day).padStart(2, '0')}-uutinen.mdx`;
  return [name, post(day, day === POSTS ? ['fallback: false'] : [])];
});

/** Pages that are not shown in every language, unlisted pages and drafts, and links to them. */
export const limitedPages: Changes = {
  'docs/rajattu/vain-suomeksi.mdx': page(
    'Vain suomeksi',
    ['fallback: false', 'aliases: [/docs/rajattu/entinen]'],
    'Vain suomeksi luettava.',
  ),
  'docs/rajattu/kahdella.mdx': page('Kahdella kielellä', ['fallback: false'], 'Suomeksi ja ruotsiksi.'),
  'docs/rajattu/kahdella.sv.mdx': page('På två språk', [], 'På finska och svenska.'),
  'docs/rajattu/linkit.mdx': page(
    'Linkit rajattuihin',
    [],
    'Katso [vain suomeksi](/docs/rajattu/vain-suomeksi) ja [kahdella kielellä](/docs/rajattu/kahdella).',
  ),
  'docs/rajattu/listaton.mdx': page('Listaton', ['unlisted: true'], 'Tätä ei mainita.'),
  'docs/rajattu/luonnos.mdx': page('Luonnos', ['draft: true'], 'Kesken.'),
  'blog/2025-02-01-listaton.mdx': post(32, ['unlisted: true']),
  'blog/2025-02-02-luonnos.mdx': post(33, ['draft: true']),
  ...Object.fromEntries(posts),
};

/** Their sidebar, for `sidebars.yaml`. */
export const limitedSidebar = `rajattu:
  label: Rajattu
  items:
    - rajattu/linkit
    - rajattu/vain-suomeksi
    - rajattu/kahdella
`;
