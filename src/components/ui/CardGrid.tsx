import { translatedFirst } from '../../model/pages/pageList';
import { SiteLink } from './SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

export interface Card {
  title: string;
  description: string;
  href: string;
  /** Language of title and description if it differs from the page's, else null. */
  lang: string | null;
  /** A short fact below the description, such as a count; in the page's language. */
  note?: string;
}

const styles = styleSheet({
  grid: { display: 'grid', gap: space.m, gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))' },
  card: {
    position: 'relative',
    display: 'grid',
    gap: space.xs,
    alignContent: 'start',
    padding: `1.1rem 1.2rem`,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    transition: 'border-color 120ms',
    '&:hover': { borderColor: role.accent },
  },
  link: {
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.medium },
  },
  title: { fontSize: '1.0625rem' },
  text: { color: role.textMuted, fontSize: '0.9375rem', lineHeight: 1.5 },
  note: { color: role.textMuted, fontSize: '0.8125rem' },
});

/** What a list of links to pages is given. */
export interface CardGridProps {
  cards: readonly Card[];
  /** Heading level: one below the heading above. */
  level: 2 | 3;
}

/** Links to pages with their descriptions. */
export function CardGrid({ cards, level }: CardGridProps) {
  const { code } = useLocale();
  const Title = `h${level}` as const;
  return (
    <ul css={styles.grid}>
      {translatedFirst(cards).map(({ title, description, href, lang, note }) => (
        <li css={styles.card} key={href} lang={lang ?? undefined}>
          <Title css={styles.title}>
            {/* A card with a note links to a list, which is in the reader's language. */}
            <SiteLink css={styles.link} href={href} pageLang={note === undefined ? lang : null}>
              {title}
            </SiteLink>
          </Title>
          {description !== '' && <p css={styles.text}>{description}</p>}
          {note !== undefined && (
            <p css={styles.note} lang={lang === null ? undefined : code}>
              {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
