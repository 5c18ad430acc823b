import { SiteLink } from '../ui/SiteLink';
import { useText } from '../../i18n/useText';
import type { Breadcrumb } from '../../model/navigation/breadcrumbs';
import { chevron } from '../../theme/chevron';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { HomeIcon } from '../ui/icons';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.15rem 0.4rem',
    fontSize: '0.875rem',
    color: role.textMuted,
  },
  item: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4rem',
    '&:not(:last-of-type)::after': { ...chevron, width: 5, height: 5, borderWidth: 1, marginInlineEnd: '0.2rem' },
  },
  // On narrow screens only the page above is shown, in one line.
  wide: { [media.mobile]: { '&&': { display: 'none' } } },
  parent: {
    [media.mobile]: {
      '&::before': { ...chevron, width: 6, height: 6, transform: 'rotate(-135deg)' },
      '&:not(:last-of-type)::after': { display: 'none' },
    },
  },
  link: {
    display: 'inline-flex',
    minHeight: 24,
    minWidth: 24,
    [media.touch]: { minHeight: 44, marginBlock: '-0.625rem' },
    alignItems: 'center',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});

/** Links to the pages above this one, from the home page down. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const t = useText();
  const parent = items
    .slice(0, -1)
    .map(({ path }) => path !== null)
    .lastIndexOf(true);
  const styleOf = (index: number) => (index === parent ? styles.parent : styles.wide);
  return (
    <nav aria-label={t('navigation.breadcrumbs')}>
      <ol css={styles.list}>
        <li css={[styles.item, styleOf(-1)]}>
          <SiteLink css={styles.link} href="/" aria-label={t('common.home')}>
            <HomeIcon />
          </SiteLink>
        </li>
        {items.map(({ label, path, lang }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li css={[styles.item, styleOf(index)]} key={path ?? label} lang={lang ?? undefined}>
              {path === null || isLast ? (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              ) : (
                <SiteLink css={styles.link} href={path}>
                  {label}
                </SiteLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
