import type { ReactNode } from 'react';
import { styleSheet } from '../../theme/styleSheet';

interface IconProps {
  /** Edge length in CSS pixels. */
  size?: number;
  /** Data of a path above the children. */
  path?: string;
  children?: ReactNode;
}

const styles = styleSheet({
  icon: { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
  external: { display: 'inline-flex', marginInlineStart: '0.25em', verticalAlign: '-0.05em' },
});

/** An icon of lines in the text colour. */
export function Icon({ size = 20, path, children }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" css={styles.icon} aria-hidden="true">
      {children}
      {path !== undefined && <path d={path} />}
    </svg>
  );
}

/** External link: an arrow out of a box. */
export function ExternalIcon() {
  return (
    <span css={styles.external}>
      <Icon size={14} path="M8 5H5v14h14v-3M13 4h7v7M20 4l-9 9" />
    </span>
  );
}

export const SearchIcon = () => (
  <Icon path="m16 16 5 5">
    <circle cx="11" cy="11" r="6.5" />
  </Icon>
);

export const SunIcon = () => (
  <Icon path="M12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4">
    <circle cx="12" cy="12" r="4" />
  </Icon>
);

export const MoonIcon = () => <Icon path="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />;

export const SystemIcon = () => (
  <Icon path="M8 20h8m-4-4v4">
    <rect x="3" y="4" width="18" height="12" rx="2" />
  </Icon>
);

export const MenuIcon = () => <Icon size={24} path="M4 7h16M4 12h16M4 17h16" />;

export const GlobeIcon = () => (
  <Icon size={18} path="M3 12h18M12 3c5 5.5 5 12.5 0 18c-5-5.5-5-12.5 0-18">
    <circle cx="12" cy="12" r="9" />
  </Icon>
);

/** Dropdown: a small arrow down. */
export const ChevronIcon = () => <Icon size={14} path="m5 9 7 7 7-7" />;

/** Arrows between panes. */
export const BackIcon = () => <Icon path="M19 12H5m6-7-7 7 7 7" />;

export const OnwardIcon = () => <Icon path="m9 5 7 7-7 7" />;

export const HomeIcon = () => <Icon size={16} path="M4 11 12 4l8 7v9h-5v-6H9v6H4Z" />;

export const CloseIcon = () => <Icon path="M6 6l12 12M18 6 6 18" />;

/** Favourite: a star. */
export const StarIcon = () => <Icon path="m12 4 2.5 5.1 5.5.8-4 3.9.9 5.6-4.9-2.6-4.9 2.6.9-5.6-4-3.9 5.5-.8z" />;

/** Clear: a backspace key. */
export const ClearIcon = () => <Icon path="M9 5h11v14H9l-6-7zM12 9.5l5 5M17 9.5l-5 5" />;

/** Previous: an arrow up. */
export const UpIcon = () => <Icon path="m6 15 6-6 6 6" />;

/** Next: an arrow down. */
export const DownIcon = () => <Icon path="m6 9 6 6 6-6" />;
