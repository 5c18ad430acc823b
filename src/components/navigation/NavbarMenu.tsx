import { hasCurrent, type CurrentPage, type NavbarEntry } from '../../model/navigation/navbar';
import { role } from '../../theme/palette';
import { radius } from '../../theme/tokens';
import { NavbarLink } from './NavbarLink';
import { styleSheet } from '../../theme/styleSheet';

const { style } = styleSheet({
  style: {
    display: 'grid',
    gap: 2,
    'a, summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
      padding: '0.5rem 0.75rem',
      borderRadius: radius.small,
      color: role.text,
      fontSize: '1.0625rem',
      lineHeight: 1.3,
      textDecoration: 'none',
    },
    summary: { justifyContent: 'space-between', cursor: 'pointer', listStyle: 'none' },
    'summary::-webkit-details-marker': { display: 'none' },
    'summary::after': {
      content: '""',
      flexShrink: 0,
      width: 8,
      height: 8,
      marginInlineEnd: 4,
      borderBlockEnd: '2px solid',
      borderInlineEnd: '2px solid',
      transform: 'rotate(45deg)',
      transition: 'transform 150ms',
    },
    'details[open] > summary::after': { transform: 'rotate(225deg)' },
    'details > ul': { marginInlineStart: '0.75rem', borderInlineStart: `1px solid ${role.border}` },
    'a:hover, summary:hover': { background: role.surface },
    'a[aria-current]': { background: role.accentSoft, color: role.accent, fontWeight: 600 },
  },
});

interface NavbarMenuProps {
  entries: readonly NavbarEntry[];
  current: CurrentPage;
}

/** Navigation items below each other, with dropdowns as `<details>`; works without JavaScript. */
export function NavbarMenu({ entries, current }: NavbarMenuProps) {
  return (
    <ul css={style}>
      {entries.map((entry) =>
        entry.type === 'dropdown' ? (
          <li key={entry.label}>
            <details open={hasCurrent(entry.items, current)}>
              <summary>{entry.label}</summary>
              <ul>
                {entry.items.map((link) => (
                  <NavbarLink key={link.to ?? link.href} link={link} current={current} />
                ))}
              </ul>
            </details>
          </li>
        ) : (
          <NavbarLink key={entry.to ?? entry.href} link={entry} current={current} />
        ),
      )}
    </ul>
  );
}
