import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { longDate } from '../../model/text/date';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  list: { display: 'grid' },
  row: { display: 'grid', gap: 2, padding: '0.9rem 0', borderTop: `1px solid ${role.border}` },
  date: { color: role.textMuted, fontSize: '0.875rem' },
  title: { fontSize: '1.0625rem' },
  link: { color: role.text, textDecoration: 'none', '&:hover': { color: role.accent, textDecoration: 'underline' } },
  text: { color: role.textMuted, fontSize: '0.9375rem', lineHeight: 1.5 },
});

export interface PostRow {
  path: string;
  title: string;
  description: string;
  date: string;
}

/** The newest posts with their dates. */
export function PostRows({ posts }: { posts: readonly PostRow[] }) {
  const { code } = useLocale();
  return (
    <ul css={styles.list}>
      {posts.map(({ path, title, description, date }) => (
        <li css={styles.row} key={path}>
          <time css={styles.date} dateTime={date}>
            {longDate(date, code)}
          </time>
          <h3 css={styles.title}>
            <SiteLink css={styles.link} href={path}>
              {title}
            </SiteLink>
          </h3>
          <p css={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
