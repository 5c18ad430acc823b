import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { styleSheet } from '../../theme/styleSheet';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';

/** Minimum number of groups for links to them. */
const MIN_GROUPS = 3;

const styles = styleSheet({
  list: { display: 'flex', flexWrap: 'wrap', gap: space.s, [media.print]: { display: 'none' } },
  link: {
    display: 'flex',
    gap: '0.45rem',
    padding: '0.3rem 0.8rem',
    border: `1px solid ${role.border}`,
    borderRadius: 999,
    color: role.text,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    [media.touch]: { alignItems: 'center', minHeight: 44 },
    '&:hover': { borderColor: role.accent, color: role.accent },
  },
  count: { color: role.textMuted },
});

interface GroupLinksProps {
  groups: readonly { id: string; label: string; count: number }[];
}

/** Links to the groups of a long page. */
export function GroupLinks({ groups }: GroupLinksProps) {
  const t = useText();
  if (groups.length < MIN_GROUPS) return null;
  return (
    <nav aria-label={t('navigation.contents')}>
      <ul css={styles.list}>
        {groups.map(({ id, label, count }) => (
          <li key={id}>
            <a css={styles.link} href={`#${id}`}>
              {label} <span css={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
