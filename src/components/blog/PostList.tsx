import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import { stack } from '../../theme/stack';
import { role } from '../../theme/palette';
import { space, width } from '../../theme/tokens';
import { PostMeta, type PostMetaProps } from './PostMeta';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  list: { ...stack },
  item: {
    ...stack,
    paddingBlock: '2rem',
    borderTop: `1px solid ${role.border}`,
    '&:first-of-type': { border: 0, paddingTop: 0 },
  },
  post: { ...stack, gap: space.m },
  head: { display: 'grid', gap: space.s },
  title: { fontSize: '1.625rem', letterSpacing: '-0.02em' },
  titleLink: {
    color: role.text,
    textDecoration: 'none',
    '&:hover': { color: role.accent, textDecoration: 'underline' },
  },
  lead: { maxWidth: width.text },
  more: { display: 'inline-block', paddingBlock: 2, fontWeight: 600 },
  pages: { display: 'flex', justifyContent: 'space-between', gap: space.m },
  older: { marginInlineStart: 'auto' },
});

interface ListedPost extends Omit<PostMetaProps, 'lang'> {
  path: string;
  title: string;
  description: string;
  /** HTML up to the truncation mark, or null. */
  leadHtml: string | null;
  lang: string | null;
}

interface PostListProps {
  posts: readonly ListedPost[];
  newer: string | null;
  older: string | null;
}

/** Posts with their leads, newest first, and links to the neighbouring list pages. */
export function PostList({ posts, newer, older }: PostListProps) {
  const t = useText();
  return (
    <>
      <ul css={styles.list}>
        {posts.map(({ path, title, description, leadHtml, lang, ...meta }) => (
          <li css={styles.item} key={path}>
            <article css={styles.post}>
              <div css={styles.head}>
                <h2 css={styles.title}>
                  <SiteLink css={styles.titleLink} href={path} pageLang={lang}>
                    {title}
                  </SiteLink>
                </h2>
                <PostMeta {...meta} lang={lang} />
              </div>
              {leadHtml === null ? (
                <p css={styles.lead} lang={lang ?? undefined}>
                  {description}
                </p>
              ) : (
                <div
                  css={styles.lead}
                  className="prose"
                  lang={lang ?? undefined}
                  dangerouslySetInnerHTML={{ __html: leadHtml }}
                />
              )}
              <p>
                <SiteLink css={styles.more} href={path} aria-label={t('blog.readMoreOf', { title })}>
                  {t('blog.readMore')}
                </SiteLink>
              </p>
            </article>
          </li>
        ))}
      </ul>
      {(newer !== null || older !== null) && (
        <nav css={styles.pages} aria-label={t('navigation.pagination')}>
          {newer !== null && <SiteLink href={newer}>{t('blog.newerPosts')}</SiteLink>}
          {older !== null && (
            <SiteLink css={styles.older} href={older}>
              {t('blog.olderPosts')}
            </SiteLink>
          )}
        </nav>
      )}
    </>
  );
}
