import { LanguageNote, SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { Neighbour, Neighbours } from '../../model/navigation/sidebar';
import { chevron } from '../../theme/chevron';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  nav: {
    display: 'grid',
    gap: space.m,
    gridTemplateColumns: '1fr 1fr',
    [media.phone]: { gridTemplateColumns: '1fr' },
    [media.print]: { display: 'none' },
  },
  link: {
    display: 'grid',
    gap: 2,
    paddingBlock: space.s,
    textDecoration: 'none',
    fontSize: '0.9375rem',
    fontWeight: 600,
    '&:hover': { textDecoration: 'underline' },
  },
  next: { gridColumn: 2, textAlign: 'end', [media.phone]: { gridColumn: 1 } },
  caption: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.4rem',
    color: role.textMuted,
    fontSize: '0.8125rem',
    fontWeight: 400,
  },
  backwards: { '&::before': { ...chevron, width: 6, height: 6, transform: 'rotate(-135deg)' } },
  onwards: { justifyContent: 'flex-end', '&::after': { ...chevron, width: 6, height: 6 } },
});

interface PrevNextProps extends Neighbours {
  /** Texts above the titles, if others than "previous" and "next". */
  captions?: readonly [previous: string, next: string];
}

/** The title of a page, with its language if that is not the reader's. */
export const NeighbourLabel = ({ label, lang }: Omit<Neighbour, 'path'>) => (
  <span>
    <span lang={lang ?? undefined}>{label}</span>
    <LanguageNote lang={lang} />
  </span>
);

/** Links to the previous and the next page, if any. */
export function PrevNext({ previous, next, captions }: PrevNextProps) {
  const t = useText();
  const [before, after] = captions ?? [t('navigation.previous'), t('navigation.next')];
  if (previous === null && next === null) return null;
  return (
    <nav css={styles.nav} aria-label={t('navigation.pagination')}>
      {previous !== null && (
        <SiteLink css={styles.link} href={previous.path} hrefLang={previous.lang ?? undefined} rel="prev">
          <span css={[styles.caption, styles.backwards]}>{before}</span>
          <NeighbourLabel {...previous} />
        </SiteLink>
      )}
      {next !== null && (
        <SiteLink css={[styles.link, styles.next]} href={next.path} hrefLang={next.lang ?? undefined} rel="next">
          <span css={[styles.caption, styles.onwards]}>{after}</span>
          <NeighbourLabel {...next} />
        </SiteLink>
      )}
    </nav>
  );
}
