import { translatedFirst } from '../../model/pages/pageList';
import { Card as CardBox } from './Card';
import { useLocale } from '../../i18n/useLocale';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
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
  return (
    <ul css={styles.grid}>
      {translatedFirst(cards).map(({ note, ...card }) => (
        // A card with a note links to a list, which is in the reader's language.
        <CardBox as="li" key={card.href} level={level} pageLang={note === undefined ? card.lang : null} {...card}>
          {note !== undefined && (
            <p css={styles.note} lang={card.lang === null ? undefined : code}>
              {note}
            </p>
          )}
        </CardBox>
      ))}
    </ul>
  );
}
