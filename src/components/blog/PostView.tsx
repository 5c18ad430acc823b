import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText';
import { SiteLink } from '../ui/SiteLink';
import type { TocEntry } from '../../model/reading/toc';
import { media } from '../../theme/media';
import { stack } from '../../theme/stack';
import { role } from '../../theme/palette';
import { space, width } from '../../theme/tokens';
import { Article } from '../doc/Article';
import { FallbackNotice, type FallbackNoticeProps } from '../doc/FallbackNotice';
import { PageFoot, type PageFootProps } from '../doc/PageFoot';
import { UnlistedNotice } from '../ui/Notice';
import { Deferred } from '../layout/Deferred';
import { Main } from '../layout/Main';
import { PageTitle } from '../layout/PageTitle';
import { Slot } from '../layout/Slot';
import { PrevNext } from '../navigation/PrevNext';
import { TableOfContents } from '../navigation/TableOfContents';
import { TableOfContentsBox } from '../navigation/TableOfContentsBox';
import type { ArchivedPost } from './ArchiveList';
import { PostMeta, type PostMetaProps } from './PostMeta';
import { styleSheet } from '../../theme/styleSheet';
import { useLocale } from '../../i18n/useLocale';
import { groupByYear } from '../../model/blog/posts';

const recentStyles = styleSheet({
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
    <nav css={recentStyles.posts} aria-label={t('blog.recent')}>
      <h2 css={recentStyles.title}>{t('blog.recent')}</h2>
      {groupByYear(posts).map(({ year, posts: ofYear }) => (
        <div css={recentStyles.year} key={year}>
          <h3 css={recentStyles.number}>{year}</h3>
          <ul>
            {[...ofYear].reverse().map(({ path, title, lang }) => (
              <li key={path}>
                <SiteLink
                  css={recentStyles.link}
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

/** Width of the column with the newest posts. */
const RECENT_WIDTH = '12.5rem';

const styles = styleSheet({
  columns: {
    display: 'grid',
    gap: space.xl,
    justifyContent: 'center',
    [media.withContents]: { gridTemplateColumns: `${RECENT_WIDTH} minmax(0, ${width.text}) ${width.contents}` },
    [media.withoutContents]: { gridTemplateColumns: `minmax(0, ${width.text})` },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { ...stack, gap: space.l, alignContent: 'start', [media.withContents]: { gridColumn: 2, gridRow: 1 } },
  recent: {
    [media.withContents]: { gridColumn: 1, gridRow: 1 },
    [media.withoutContents]: { gridRow: 2, paddingTop: space.l, borderTop: `1px solid ${role.border}` },
    [media.print]: { display: 'none' },
  },
  head: { display: 'grid', gap: space.s },
  back: {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: 24,
    [media.touch]: { minHeight: 44, marginBlock: '-0.5rem' },
    color: role.textMuted,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    '&:hover': { color: role.accent },
    '&::before': {
      content: '""',
      width: 8,
      height: 8,
      borderBottom: '2px solid',
      borderInlineStart: '2px solid',
      transform: 'rotate(45deg)',
    },
    [media.print]: { display: 'none' },
  },
});

interface PostLink {
  path: string;
  title: string;
  lang: string | null;
}

const asNeighbour = (post: PostLink | null) => post && { ...post, label: post.title };

export interface PostViewProps extends PostMetaProps, PageFootProps, FallbackNoticeProps {
  title: string;
  html: string;
  islands: readonly string[];
  toc: readonly TocEntry[];
  isUnlisted: boolean;
  newer: PostLink | null;
  older: PostLink | null;
  /** The newest posts. */
  recent: readonly ArchivedPost[];
  /** Contributions of features below the text. */
  bottom: ReactNode;
}

/** A blog post. */
export function PostView({
  title,
  html,
  islands,
  toc,
  originalUrl,
  isUnlisted,
  editUrl,
  markdownUrl,
  newer,
  older,
  recent,
  lastUpdated,
  bottom,
  reviewed,
  unconfirmed,
  confirmationPage,
  isOutdated,
  ...meta
}: PostViewProps) {
  const t = useText();
  const { lang } = meta;
  return (
    <Main>
      <div css={styles.columns}>
        <div css={styles.column}>
          <TableOfContentsBox entries={toc} lang={lang}>
            <SiteLink css={styles.back} href="/blog">
              {t('blog.title')}
            </SiteLink>
          </TableOfContentsBox>
          <FallbackNotice lang={lang} isOutdated={isOutdated} originalUrl={originalUrl} />
          {isUnlisted && <UnlistedNotice />}
          <div css={styles.head}>
            <PageTitle title={title} lang={lang} />
            <PostMeta {...meta} />
          </div>
          <Slot name="titleBottom" />
          <article lang={lang ?? undefined}>
            <Article html={html} islands={islands} />
          </article>
          <Deferred>
            {bottom}
            <Slot name="postBottom" title={title} />
            <PageFoot {...{ editUrl, markdownUrl, lastUpdated, reviewed, unconfirmed, confirmationPage }} />
            <PrevNext
              previous={asNeighbour(newer)}
              next={asNeighbour(older)}
              captions={[t('blog.newer'), t('blog.older')]}
            />
          </Deferred>
        </div>
        <div css={styles.recent}>
          <RecentPosts posts={recent} />
        </div>
        <Deferred>
          <TableOfContents entries={toc} lang={lang} />
        </Deferred>
      </div>
    </Main>
  );
}
