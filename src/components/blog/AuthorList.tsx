import { SiteLink } from '../../i18n/SiteLink';
import { useText } from '../../i18n/useText';
import { role, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  list: { display: 'grid', gap: space.xl },
  author: { display: 'grid', gap: space.s },
  name: { fontSize: '1.375rem' },
  muted: { color: role.textMuted },
  posts: { display: 'grid', gap: space.xs },
});

export interface ListedAuthor {
  key: string;
  name: string;
  title: string | null;
  description: string | null;
  posts: readonly { path: string; title: string }[];
}

interface AuthorListProps {
  authors: readonly ListedAuthor[];
  /** Language of the authors' texts where it is not the page's, else null. */
  lang: string | null;
}

/** Those who write the blog, with their posts. */
export function AuthorList({ authors, lang }: AuthorListProps) {
  const t = useText();
  return (
    <ul css={styles.list}>
      {authors.map(({ key, name, title, description, posts }) => (
        <li css={styles.author} key={key}>
          <h2 css={styles.name} lang={lang ?? undefined}>
            {name}
          </h2>
          {title !== null && (
            <p css={styles.muted} lang={lang ?? undefined}>
              {title}
            </p>
          )}
          {description !== null && <p lang={lang ?? undefined}>{description}</p>}
          <p css={styles.muted}>{t('blog.posts', { count: posts.length })}</p>
          <ul css={styles.posts} lang={lang ?? undefined}>
            {posts.map((post) => (
              <li key={post.path}>
                <SiteLink href={post.path}>{post.title}</SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
