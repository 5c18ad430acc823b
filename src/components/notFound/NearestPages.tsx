import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { ListedPage } from '../../model/pages/pageList';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  box: {
    display: 'grid',
    gap: space.s,
    padding: `${space.m} 1.25rem`,
    border: `1px solid ${role.border}`,
    borderInlineStart: `4px solid ${role.accent}`,
    borderRadius: '0 12px 12px 0',
    background: role.band,
  },
  heading: { fontSize: '1.0625rem' },
  list: { display: 'grid', gap: space.xs },
  page: { display: 'grid', paddingBlock: 3 },
  path: { color: role.textMuted, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
});

/** The pages that a wrong address may have meant. They come after the page, so they are announced. */
export function NearestPages({ pages }: { pages: readonly ListedPage[] }) {
  const t = useText();
  return (
    <div role="status">
      {pages.length > 0 && (
        <section css={styles.box} aria-labelledby="nearest-pages">
          <h2 css={styles.heading} id="nearest-pages">
            {t('errors.nearest')}
          </h2>
          <ul css={styles.list}>
            {pages.map(({ path, title, lang }) => (
              <li css={styles.page} key={path}>
                <SiteLink href={path} lang={lang ?? undefined}>
                  {title}
                </SiteLink>
                <span css={styles.path}>{path}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
