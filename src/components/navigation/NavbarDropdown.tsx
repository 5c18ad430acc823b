import { useId } from 'react';
import { useDropdown } from '../../hooks/navigation/useDropdown';
import { hasCurrent, type CurrentPage, type LayoutLink } from '../../model/navigation/navbar';
import { role } from '../../theme/palette';
import { radius } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { ChevronIcon } from '../ui/icons';
import { NavbarLink } from './NavbarLink';

const styles = styleSheet({
  root: {
    position: 'relative',
    // Before hydration and without scripts, the list opens on hover and focus.
    '&:not([data-live]):hover > ul, &:not([data-live]):focus-within > ul': { display: 'grid' },
  },
  chevron: {
    display: 'inline-grid',
    marginInlineStart: '0.3rem',
    transition: 'transform 150ms',
    'button[aria-expanded="true"] > &': { transform: 'rotate(180deg)' },
  },
  list: {
    display: 'none',
    position: 'absolute',
    insetInlineStart: 0,
    top: '100%',
    zIndex: 1,
    gap: 1,
    width: 'max-content',
    minWidth: '100%',
    maxWidth: '22rem',
    padding: 6,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    background: role.surfaceRaised,
    boxShadow: role.shadow,
    // Extends the list over the gap below the button, so that the pointer stays inside.
    '&::before': { content: '""', position: 'absolute', insetInline: 0, bottom: '100%', height: 8 },
    marginTop: 6,
    '&[data-open]': { display: 'grid' },
    'li[data-side="right"] > &': { insetInlineStart: 'auto', insetInlineEnd: 0 },
    a: {
      display: 'block',
      padding: '0.45rem 0.7rem',
      borderRadius: radius.small,
      color: role.text,
      fontSize: '0.9375rem',
      lineHeight: 1.35,
      textDecoration: 'none',
    },
    'a:hover': { background: role.surface },
    'a[aria-current]': { background: role.accentSoft, color: role.accent, fontWeight: 600 },
  },
});

interface NavbarDropdownProps {
  label: string;
  items: readonly LayoutLink[];
  current: CurrentPage;
  /** Side of the bar; the list opens towards the middle. */
  side: string;
}

/** A button in the bar with a list of links. */
export function NavbarDropdown({ label, items, current, side }: NavbarDropdownProps) {
  const id = useId();
  const { rootRef, isOpen, isLive, close, toggle, ...handlers } = useDropdown();
  return (
    <li ref={rootRef} css={styles.root} data-live={isLive ? '' : undefined} data-side={side} {...handlers}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={hasCurrent(items, current)}
        onClick={toggle}
      >
        {label}
        <span css={styles.chevron}>
          <ChevronIcon />
        </span>
      </button>
      <ul css={styles.list} id={id} data-open={isOpen ? '' : undefined}>
        {items.map((link) => (
          <NavbarLink key={link.to ?? link.href} link={link} current={current} onClick={close} />
        ))}
      </ul>
    </li>
  );
}
