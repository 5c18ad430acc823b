import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { groupByYear } from '../../model/blog/posts';
import { dayAndMonth } from '../../model/text/date';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  years: { display: 'grid', gap: space.xl },
  year: {
    display: 'grid',
    gap: `${space.s} ${space.xl}`,
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  title: { fontSize: '1.5rem', lineHeight: '2.5rem', fontVariantNumeric: 'tabular-nums' },
  list: { display: 'grid', alignContent: 'start' },
  item: {
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    gap: `0 ${space.m}`,
    padding: '0.45rem 0',
    borderTop: `1px solid ${role.border}`,
    '&:first-of-type': { borderTopColor: 'transparent' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '&:first-of-type': { borderTopColor: role.border } },
  },
  date: { color: role.textMuted, fontVariantNumeric: 'tabular-nums' },
});

export interface ArchivedPost {
  path: string;
  title: string;
  date: string;
  lang: string | null;
}

/** All posts by year. */
export function ArchiveList({ posts }: { posts: readonly ArchivedPost[] }) {
  const { code } = useLocale();
  return (
    <div css={styles.years}>
      {groupByYear(posts).map(({ year, posts: ofYear }) => (
        <section css={styles.year} key={year}>
          <h2 css={styles.title}>{year}</h2>
          <ul css={styles.list}>
            {ofYear.map(({ path, title, date, lang }) => (
              <li css={styles.item} key={path}>
                <time css={styles.date} dateTime={date}>
                  {dayAndMonth(date, code)}
                </time>
                <SiteLink href={path} pageLang={lang}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
