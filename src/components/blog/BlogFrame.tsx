import type { ReactNode } from 'react';
import { SiteLink } from '../../i18n/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import type { TextKey } from '../../i18n/textKey';
import { stack } from '../../theme/stack';
import { role, space } from '../../theme/tokens';
import { Main } from '../layout/Main';
import { PageTitle } from '../layout/PageTitle';
import { styleSheet } from '../../theme/styleSheet';

const TAGS_PATH = '/blog/tags';
const PARTS: { path: string; label: TextKey }[] = [
  { path: '/blog', label: 'blog.title' },
  { path: TAGS_PATH, label: 'blog.tags' },
  { path: '/blog/archive', label: 'blog.archive' },
  { path: '/blog/authors', label: 'blog.authors' },
];

const styles = styleSheet({
  page: { ...stack, gap: space.xl, maxWidth: '48rem', marginInline: 'auto' },
  head: { display: 'grid', gap: space.l },
  parts: { display: 'flex', flexWrap: 'wrap', gap: space.xs, borderBottom: `1px solid ${role.border}` },
  part: {
    display: 'inline-block',
    padding: '0.4rem 0.7rem',
    color: role.textMuted,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    '&:hover': { color: role.text },
    '&[aria-current]': { color: role.accent, fontWeight: 650, boxShadow: `inset 0 -2px 0 ${role.accent}` },
  },
});

interface BlogFrameProps {
  title: string;
  lead?: string;
  lang?: string | null;
  /** False where no post has a topic, and so the site has no page of them. */
  hasTags: boolean;
  children: ReactNode;
}

/** The frame of the blog's lists: heading, and the ways to the other lists. */
export function BlogFrame({ title, lead, lang, hasTags, children }: BlogFrameProps) {
  const t = useText();
  const { sitePath } = useLocale();
  return (
    <Main>
      <div css={styles.page}>
        <div css={styles.head}>
          <PageTitle title={title} lead={lead} lang={lang} />
          <nav aria-label={t('blog.sections')}>
            <ul css={styles.parts}>
              {PARTS.filter(({ path }) => hasTags || path !== TAGS_PATH).map(({ path, label }) => (
                <li key={path}>
                  <SiteLink css={styles.part} href={path} aria-current={path === sitePath ? 'page' : undefined}>
                    {t(label)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {children}
      </div>
    </Main>
  );
}
