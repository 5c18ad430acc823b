import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { AuthorName, type NamedAuthor } from './AuthorName';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  list: { display: 'grid', gap: space.l },
  author: {
    display: 'grid',
    gap: space.s,
    padding: '1.5rem',
    border: `1px solid ${role.border}`,
    borderRadius: radius.sheet,
    background: role.surfaceRaised,
  },
  name: { fontSize: '1.375rem' },
  muted: { color: role.textMuted },
  count: { color: role.textMuted, fontSize: '0.875rem', paddingTop: space.s, borderTop: `1px solid ${role.border}` },
  posts: { display: 'grid', gap: space.xs },
  post: { display: 'inline-block', paddingBlock: 2 },
});

interface ListedAuthor extends NamedAuthor {
  key: string;
  title: string | null;
  description: string | null;
  posts: readonly { path: string; title: string; lang: string | null }[];
}

interface AuthorListProps {
  authors: readonly ListedAuthor[];
  /** Language of the authors' texts if it differs from the page's, else null. */
  lang: string | null;
}

/** The authors of the blog and their posts. */
export function AuthorList({ authors, lang }: AuthorListProps) {
  const t = useText();
  return (
    <ul css={styles.list}>
      {authors.map(({ key, name, title, description, path, posts }) => (
        <li css={styles.author} key={key}>
          <h2 css={styles.name} lang={lang ?? undefined}>
            <AuthorName name={name} path={path} />
          </h2>
          {title !== null && (
            <p css={styles.muted} lang={lang ?? undefined}>
              {title}
            </p>
          )}
          {description !== null && <p lang={lang ?? undefined}>{description}</p>}
          <p css={styles.count}>{t('blog.posts', { count: posts.length })}</p>
          <ul css={styles.posts}>
            {posts.map((post) => (
              <li key={post.path}>
                <SiteLink css={styles.post} href={post.path} pageLang={post.lang}>
                  {post.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
