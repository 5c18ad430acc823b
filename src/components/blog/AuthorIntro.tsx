import { role } from '../../theme/palette';
import { space, width } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  intro: { display: 'grid', gap: space.s, maxWidth: width.text },
  muted: { color: role.textMuted },
});

interface AuthorIntroProps {
  title: string | null;
  description: string | null;
  /** Language of the texts if it differs from the page's, else null. */
  lang: string | null;
}

/** Description of an author. */
export function AuthorIntro({ title, description, lang }: AuthorIntroProps) {
  if (title === null && description === null) return null;
  return (
    <div css={styles.intro} lang={lang ?? undefined}>
      {title !== null && <p css={styles.muted}>{title}</p>}
      {description !== null && <p>{description}</p>}
    </div>
  );
}
