import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { groupByYear } from '../../model/blog/posts';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import type { ArchivedPost } from './ArchiveList';

const styles = styleSheet({
  posts: {
    display: 'grid',
    gap: space.m,
    alignContent: 'start',
    fontSize: '0.9375rem',
    [media.print]: { display: 'none' },
  },
  title: { fontSize: '0.9375rem' },
  year: { display: 'grid', gap: space.xs },
  number: { color: role.textMuted, fontSize: '0.8125rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  link: {
    display: 'block',
    paddingBlock: 3,
    [media.touch]: { paddingBlock: '0.75rem' },
    color: role.textMuted,
    lineHeight: 1.4,
    textDecoration: 'none',
    '&:hover': { color: role.accent, textDecoration: 'underline' },
    '&[aria-current]': { color: role.accent, fontWeight: 600 },
  },
});

/** The newest posts by year, beside a post. */
export function RecentPosts({ posts }: { posts: readonly ArchivedPost[] }) {
  const t = useText();
  const { sitePath } = useLocale();
  if (posts.length === 0) return null;
  return (
    <nav css={styles.posts} aria-label={t('blog.recent')}>
      <h2 css={styles.title}>{t('blog.recent')}</h2>
      {groupByYear(posts).map(({ year, posts: ofYear }) => (
        <div css={styles.year} key={year}>
          <h3 css={styles.number}>{year}</h3>
          <ul>
            {[...ofYear].reverse().map(({ path, title, lang }) => (
              <li key={path}>
                <SiteLink
                  css={styles.link}
                  href={path}
                  pageLang={lang}
                  aria-current={path === sitePath ? 'page' : undefined}
                >
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
