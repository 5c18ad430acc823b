import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  header: { display: 'grid', gap: space.s },
  title: { fontSize: '2.25rem', fontWeight: 650, letterSpacing: '-0.02em', [media.phone]: { fontSize: '1.75rem' } },
  lead: { color: role.textMuted, fontSize: '1.125rem', lineHeight: 1.5, maxWidth: '42rem' },
});

interface PageTitleProps {
  title: string;
  lead?: string;
  /** Language of title and lead if it differs from the page's, else null. */
  lang?: string | null;
  /** Language of the lead if it differs from the title's. */
  leadLang?: string | null;
}

/** The heading and the lead of a page. */
export function PageTitle({ title, lead, lang, leadLang }: PageTitleProps) {
  return (
    <header css={styles.header} lang={lang ?? undefined}>
      <h1 css={styles.title}>{title}</h1>
      {lead !== undefined && lead !== '' && (
        <p css={styles.lead} lang={leadLang ?? undefined}>
          {lead}
        </p>
      )}
    </header>
  );
}
