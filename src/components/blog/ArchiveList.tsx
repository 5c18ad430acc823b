import { SiteLink } from '../../i18n/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { groupByYear } from '../../model/blog';
import { dayAndMonth } from '../../model/date';
import { role, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  years: { display: 'grid', gap: space.xl },
  year: { display: 'grid', gap: space.s },
  title: { fontSize: '1.375rem' },
  list: { display: 'grid', gap: space.s },
  item: { display: 'grid', gridTemplateColumns: '8rem 1fr', gap: space.m },
  date: { color: role.textMuted },
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
                <SiteLink href={path} lang={lang ?? undefined}>
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
