import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { space, width } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { SearchButton } from '../search/SearchButton';
import { ThemedLogo } from '../ui/ThemedLogo';
import type { HomeImage } from '../../model/pages/homeSections';
import { HeroDrawing } from './HeroDrawing';

const styles = styleSheet({
  band: {
    background: role.band,
    borderBottom: `1px solid ${role.border}`,
    paddingInline: space.l,
    [media.mobile]: { paddingInline: space.m },
  },
  inner: {
    display: 'grid',
    alignItems: 'center',
    gap: space.xxl,
    maxWidth: width.wide,
    marginInline: 'auto',
    paddingBlock: space.xl,
    [media.withContents]: {
      gridTemplateColumns: 'minmax(0, 1fr) 15rem',
    },
    [media.phone]: { paddingBlock: space.xl },
  },
  alone: { [media.withContents]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  image: { '& img': { width: '100%', height: 'auto' }, [media.withoutContents]: { display: 'none' } },
  text: { display: 'grid', gap: space.m },
  title: {
    fontSize: 'clamp(2rem, 1.5rem + 1.9vw, 2.75rem)',
    fontWeight: 700,
    letterSpacing: '-0.03em',
    lineHeight: 1.1,
  },
  lead: { fontSize: '1.1875rem', lineHeight: 1.5, color: role.textMuted },
  search: { maxWidth: '38rem', paddingTop: space.s },
});

interface HeroProps {
  searchPath: string;
  image: HomeImage;
}

/** The introduction of the home page: a question, a search box and a picture. */
export function Hero({ searchPath, image }: HeroProps) {
  const t = useText();
  return (
    <div css={styles.band}>
      <div css={image === 'none' ? [styles.inner, styles.alone] : styles.inner}>
        <div css={styles.text}>
          <h1 css={styles.title}>{t('home.title')}</h1>
          <p css={styles.lead}>{t('home.lead')}</p>
          <div css={styles.search}>
            <SearchButton searchPath={searchPath} look="large" />
          </div>
        </div>
        {image === 'drawing' && <HeroDrawing />}
        {typeof image === 'object' && (
          <div css={styles.image}>
            <ThemedLogo logo={{ ...image, alt: '' }} />
          </div>
        )}
      </div>
    </div>
  );
}
