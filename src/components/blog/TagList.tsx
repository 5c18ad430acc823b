import { useText } from '../../i18n/useText';
import { groupByLetter } from '../../model/blog/posts';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { CardGrid } from '../ui/CardGrid';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  letters: { display: 'grid', gap: space.xl },
  group: {
    display: 'grid',
    gap: `${space.s} ${space.l}`,
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  letter: { color: role.textMuted, fontSize: '1.5rem', lineHeight: '2.5rem' },
});

interface ListedTag {
  label: string;
  description: string | null;
  path: string;
  /** Number of posts. */
  count: number;
}

interface TagListProps {
  tags: readonly ListedTag[];
  language: string;
  /** The same if it differs from the page's, else null. */
  lang: string | null;
}

/** The tags of the blog by letter, with their numbers of posts. */
export function TagList({ tags, language, lang }: TagListProps) {
  const t = useText();
  const named = tags.map((tag) => ({ ...tag, name: tag.label }));
  return (
    <div css={styles.letters}>
      {groupByLetter(named, language).map(({ letter, items }) => (
        <section css={styles.group} key={letter}>
          <h2 css={styles.letter} lang={lang ?? undefined}>
            {letter}
          </h2>
          <CardGrid
            level={3}
            cards={items.map(({ label, description, path, count }) => ({
              title: label,
              description: description ?? '',
              href: path,
              lang,
              note: t('blog.posts', { count }),
            }))}
          />
        </section>
      ))}
    </div>
  );
}
