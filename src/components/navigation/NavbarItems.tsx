import { NavbarDropdown } from 'site-features';
import type { CurrentPage } from '../../model/navigation/navbar';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius } from '../../theme/tokens';
import { NavbarLink } from './NavbarLink';
import type { NavbarEntry } from './navbarData';
import { styleSheet } from '../../theme/styleSheet';

/** Styles of the bar's links and buttons, on their list, so that items need no classes. */
const { style } = styleSheet({
  style: {
    display: 'flex',
    gap: 2,
    '& > li > a, & > li > button': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 40,
      padding: '0.25rem 0.65rem',
      border: 0,
      borderRadius: radius.small,
      background: 'transparent',
      color: role.textMuted,
      fontSize: '0.9375rem',
      lineHeight: 1.2,
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      [media.tightBar]: { padding: '0.25rem 0.4rem', fontSize: '0.875rem' },
      [media.tightestBar]: { fontSize: '0.8125rem', letterSpacing: '-0.01em' },
    },
    '& > li > a:hover, & > li > button:hover, & > li > button[aria-expanded="true"]': {
      color: role.text,
      background: role.surface,
    },
    '& > li > a[aria-current], & > li > button[data-current="true"]': {
      color: role.accent,
      boxShadow: `inset 0 -2px 0 ${role.accent}`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      '@media (forced-colors: active)': { textDecoration: 'underline' },
    },
    svg: { flexShrink: 0 },
  },
});

interface NavbarItemsProps {
  entries: readonly NavbarEntry[];
  current: CurrentPage;
  side: 'left' | 'right';
}

/** Links and dropdowns side by side. */
export function NavbarItems({ entries, current, side }: NavbarItemsProps) {
  return (
    <ul css={style}>
      {entries.map((entry) =>
        entry.type === 'dropdown' ? (
          <NavbarDropdown key={entry.label} label={entry.label} items={entry.items} current={current} side={side} />
        ) : (
          <NavbarLink key={entry.to ?? entry.href} link={entry} current={current} />
        ),
      )}
    </ul>
  );
}
