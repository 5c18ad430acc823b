import { SiteLink } from '../../i18n/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { longDate } from '../../model/date';
import { media } from '../../theme/media';
import { stack } from '../../theme/stack';
import { radius, role, space, width } from '../../theme/tokens';
import { SearchBox } from '../search/SearchBox';
import { CardGrid, type Card } from '../ui/CardGrid';
import { Main } from './Main';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  page: { ...stack, gap: space.xxl },
  hero: {
    display: 'grid',
    gap: space.l,
    justifyItems: 'center',
    textAlign: 'center',
    padding: `${space.xxl} ${space.l} 3.5rem`,
    borderRadius: radius.large,
    background: `linear-gradient(160deg, ${role.accentSoft}, ${role.surface} 75%)`,
    [media.phone]: { padding: `${space.xl} ${space.m}` },
  },
  title: { fontSize: 'clamp(1.9rem, 1.3rem + 2.6vw, 2.9rem)', fontWeight: 780, letterSpacing: '-0.03em' },
  lead: { fontSize: '1.125rem', color: role.textMuted },
  search: { width: 'min(36rem, 100%)', textAlign: 'start' },
  section: { display: 'grid', gap: space.m },
  heading: { fontSize: '1.5rem' },
  posts: { display: 'grid', gap: space.s },
  post: {
    display: 'grid',
    gap: `0 ${space.m}`,
    gridTemplateColumns: '11rem 1fr',
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
  date: { color: role.textMuted },
  support: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    padding: space.l,
    border: `1px solid ${role.border}`,
    borderRadius: radius.large,
    maxWidth: width.wide,
  },
  supportText: { display: 'grid', gap: space.xs },
  button: {
    display: 'inline-block',
    padding: '0.65rem 1.1rem',
    borderRadius: radius.small,
    background: role.accent,
    color: role.onAccent,
    fontWeight: 650,
    textDecoration: 'none',
    '&:hover': { background: role.accentHover, color: role.onAccent },
  },
});

export interface HomeViewProps {
  searchPath: string;
  ways: readonly Card[];
  featured: readonly Card[];
  posts: readonly { path: string; title: string; date: string; lang: string | null }[];
  /** Path of the page that tells how to get support, or null. */
  supportPath: string | null;
}

/** The front page: search first, then the sections, the guides most used, the news and the way to support. */
export function HomeView({ searchPath, ways, featured, posts, supportPath }: HomeViewProps) {
  const t = useText();
  const { code } = useLocale();
  return (
    <Main>
      <div css={styles.page}>
        <section css={styles.hero}>
          <h1 css={styles.title}>{t('home.title')}</h1>
          <p css={styles.lead}>{t('home.lead')}</p>
          <div css={styles.search}>
            <SearchBox searchPath={searchPath} isLarge />
          </div>
        </section>
        {ways.length > 0 && (
          <section css={styles.section}>
            <h2 css={styles.heading}>{t('home.ways')}</h2>
            <CardGrid cards={ways} level={3} />
          </section>
        )}
        {featured.length > 0 && (
          <section css={styles.section}>
            <h2 css={styles.heading}>{t('home.featured')}</h2>
            <CardGrid cards={featured} level={3} />
          </section>
        )}
        {posts.length > 0 && (
          <section css={styles.section}>
            <h2 css={styles.heading}>{t('home.news')}</h2>
            <ul css={styles.posts}>
              {posts.map(({ path, title, date, lang }) => (
                <li css={styles.post} key={path}>
                  <time css={styles.date} dateTime={date}>
                    {longDate(date, code)}
                  </time>
                  <SiteLink href={path} lang={lang ?? undefined}>
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {supportPath !== null && (
          <section css={styles.support}>
            <div css={styles.supportText}>
              <h2 css={styles.heading}>{t('home.support')}</h2>
              <p>{t('home.supportText')}</p>
            </div>
            <SiteLink css={styles.button} href={supportPath}>
              {t('home.supportLink')}
            </SiteLink>
          </section>
        )}
      </div>
    </Main>
  );
}
