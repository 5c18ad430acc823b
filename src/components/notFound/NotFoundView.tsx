import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { ListedPage } from '../../model/pages/pageList';
import { stack } from '../../theme/stack';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { WayGrid, type Way } from '../home/WayGrid';
import { Main } from '../layout/Main';
import { PageTitle } from '../layout/PageTitle';
import { SearchBox } from '../search/SearchBox';
import { NearestPages } from './NearestPages';

const styles = styleSheet({
  page: { ...stack, gap: space.xl, paddingBlock: space.xl },
  answer: { ...stack, gap: space.l, maxWidth: '44rem' },
  section: { ...stack, gap: space.m },
  heading: { fontSize: '1.25rem' },
});

export interface NotFoundViewProps {
  searchPath: string;
  /** The words of the wrong address; empty until it is known. */
  words: string;
  /** The pages that the reader may have wanted. */
  nearest: readonly ListedPage[];
  ways: readonly Way[];
}

/** What an address without a page shows: what may have been meant, the search, and the ways into the site. */
export function NotFoundView({ searchPath, words, nearest, ways }: NotFoundViewProps) {
  const t = useText();
  return (
    <Main>
      <div css={styles.page}>
        <div css={styles.answer}>
          <PageTitle title={t('errors.notFoundTitle')} lead={t('errors.notFound')} />
          <p>{t('errors.notFoundOwner')}</p>
          {/* The words come after the page; only a new box takes them over. */}
          <SearchBox key={words} searchPath={searchPath} initialQuery={words} />
          <NearestPages pages={nearest} />
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
