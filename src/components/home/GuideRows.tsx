import { translatedFirst } from '../../model/pages/pageList';
import { SiteLink } from '../ui/SiteLink';
import { evenColumns } from '../../theme/evenColumns';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  list: {
    ...evenColumns('19rem', space.xl, 3),
    gap: `0 ${space.xl}`,
  },
  row: {
    position: 'relative',
    display: 'grid',
    gap: 2,
    alignContent: 'start',
    padding: `0.9rem ${space.l} 0.9rem 0`,
    borderTop: `1px solid ${role.border}`,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 4,
      top: '1.35rem',
      width: 8,
      height: 8,
      borderTop: `2px solid ${role.textMuted}`,
      borderInlineEnd: `2px solid ${role.textMuted}`,
      transform: 'rotate(45deg)',
      transition: 'translate 120ms',
    },
    '&:hover::after': { borderColor: role.accent, translate: '3px 0' },
  },
  title: { fontSize: '1.0625rem' },
  link: {
    color: role.text,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: '0 -0.5rem', zIndex: 1 },
    '&:hover': { color: role.accent },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${role.focus}`, borderRadius: 3 },
  },
  text: { color: role.textMuted, fontSize: '0.9375rem', lineHeight: 1.5 },
});

export interface GuideRow {
  path: string;
  title: string;
  description: string;
  /** Language of title and description if it differs from the page's, else null. */
  lang: string | null;
}

/** Guides as rows: title and description. */
export function GuideRows({ guides }: { guides: readonly GuideRow[] }) {
  return (
    <ul css={styles.list} data-count={guides.length}>
      {translatedFirst(guides).map(({ path, title, description, lang }) => (
        <li css={styles.row} key={path} lang={lang ?? undefined}>
          <h3 css={styles.title}>
            <SiteLink css={styles.link} href={path} pageLang={lang}>
              {title}
            </SiteLink>
          </h3>
          <p css={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
