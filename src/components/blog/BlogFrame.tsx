import type { ReactNode } from 'react';
import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText, type TextKey } from '../../i18n/useText';
import { media } from '../../theme/media';
import { withoutBreadcrumbs } from '../../theme/stack';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
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
  page: { ...withoutBreadcrumbs, gap: space.xl, maxWidth: '52rem' },
  head: { display: 'grid', gap: space.l },
  parts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    borderBottom: `1px solid ${role.border}`,
    [media.phone]: { gap: 0 },
  },
  part: {
    display: 'inline-block',
    marginBottom: -1,
    padding: '0.5rem 0.8rem',
    borderBottom: '3px solid transparent',
    color: role.textMuted,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    [media.phone]: { padding: '0.65rem 0.5rem' },
    '&:hover': { color: role.text, borderBottomColor: role.border },
    '&[aria-current]': { color: role.accent, fontWeight: 650, borderBottomColor: role.accent },
    // Forced colours show transparent borders, so keep only the current one.
    [media.forcedColors]: { '&:not([aria-current])': { borderBottomColor: 'Canvas' } },
  },
});

interface BlogFrameProps {
  title: string;
  lead?: string;
  /** Languages of title and lead if they differ from the page's. */
  lang?: string | null;
  leadLang?: string | null;
  /** False on a site without tags, which has no page of them. */
  hasTags: boolean;
  children: ReactNode;
}

/** Layout of the blog's lists: heading and links to the other lists. */
export function BlogFrame({ title, lead, lang, leadLang, hasTags, children }: BlogFrameProps) {
  const t = useText();
  const { sitePath } = useLocale();
  return (
    <Main>
      <div css={styles.page}>
        <div css={styles.head}>
          <PageTitle title={title} lead={lead} lang={lang} leadLang={leadLang} />
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
