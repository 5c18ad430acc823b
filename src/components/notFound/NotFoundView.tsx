import { components } from 'site-slots/contact';
import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { ListedPage } from '../../model/pages/pageList';
import { stack, withoutBreadcrumbs } from '../../theme/stack';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { WayGrid, type Way } from '../home/WayGrid';
import { Main } from '../layout/Main';
import { PageTitle } from '../layout/PageTitle';
import { Slot } from '../layout/Slot';
import { SearchBox } from '../search/SearchBox';
import { role } from '../../theme/palette';

const nearestPagesStyles = styleSheet({
  box: {
    display: 'grid',
    gap: space.s,
    padding: `${space.m} 1.25rem`,
    border: `1px solid ${role.border}`,
    borderInlineStart: `4px solid ${role.accent}`,
    borderRadius: '0 12px 12px 0',
    background: role.band,
  },
  heading: { fontSize: '1.0625rem' },
  list: { display: 'grid', gap: space.xs },
  page: { display: 'grid', paddingBlock: 3 },
  section: { color: role.textMuted, fontSize: '0.8125rem' },
});

/** Suggestions for a wrong address. They load after the page, so they are announced. */
function NearestPages({ pages }: { pages: readonly ListedPage[] }) {
  const t = useText();
  return (
    <div role="status">
      {pages.length > 0 && (
        <section css={nearestPagesStyles.box} aria-labelledby="nearest-pages">
          <h2 css={nearestPagesStyles.heading} id="nearest-pages">
            {t('errors.nearest')}
          </h2>
          <ul css={nearestPagesStyles.list}>
            {pages.map(({ path, title, lang, section }) => (
              <li css={nearestPagesStyles.page} key={path}>
                <SiteLink href={path} pageLang={lang}>
                  {title}
                </SiteLink>
                {section !== '' && <span css={nearestPagesStyles.section}>{section}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const styles = styleSheet({
  page: { ...withoutBreadcrumbs, gap: space.xl, paddingBottom: space.xl },
  answer: { ...stack, gap: space.l, maxWidth: '44rem' },
  section: { ...stack, gap: space.m },
  heading: { fontSize: '1.25rem' },
});

export interface NotFoundViewProps {
  searchPath: string;
  /** The words of the wrong address; empty until it is known. */
  words: string;
  /** Suggested pages. */
  nearest: readonly ListedPage[];
  ways: readonly Way[];
}

/** The not-found page: suggestions, search, and the site's entry points. */
export function NotFoundView({ searchPath, words, nearest, ways }: NotFoundViewProps) {
  const t = useText();
  return (
    <Main>
      <div css={styles.page}>
        <div css={styles.answer}>
          <PageTitle title={t('errors.notFoundTitle')} lead={t('errors.notFound')} />
          {/* The key remounts the box when the words are known. */}
          <SearchBox key={words} searchPath={searchPath} initialQuery={words} />
          <NearestPages pages={nearest} />
          <Slot name="notFound" />
          <Slot name="contact" components={components} where="notFound" />
        </div>
        {ways.length > 0 && (
          <section css={styles.section} aria-labelledby="not-found-ways">
            <h2 css={styles.heading} id="not-found-ways">
              {t('errors.ways')}
            </h2>
            <WayGrid ways={ways} level={3} />
          </section>
        )}
        <p>
          <SiteLink href="/">{t('errors.toHome')}</SiteLink>
        </p>
      </div>
    </Main>
  );
}
