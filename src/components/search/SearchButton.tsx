import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useRoutes } from '../../hooks/navigation/useRoutes';
import { useSearchDialog } from '../../hooks/search/useSearchDialog';
import { useText } from '../../i18n/useText';
import { isApplePlatform, typedCharacter } from '../../model/search/shortcut';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { iconButton } from '../ui/iconButton';
import { SearchIcon } from '../ui/icons';

const styles = styleSheet({
  form: { minWidth: 0 },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    width: '100%',
    height: 38,
    padding: '0 0.5rem 0 0.6rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.small,
    background: role.background,
    color: role.textMuted,
    fontSize: '0.9375rem',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { borderColor: role.accent },
    '& > svg': { flexShrink: 0 },
    '& > span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  large: {
    height: 60,
    padding: '0 1.1rem',
    borderRadius: radius.large,
    boxShadow: role.shadow,
    fontSize: '1.0625rem',
    [media.phone]: { height: 54 },
  },
  // Invisible until known, so that nothing shifts.
  unknownKeys: { visibility: 'hidden' },
  keys: {
    minWidth: '3rem',
    textAlign: 'center',
    padding: '0.1rem 0.4rem',
    border: `1px solid ${role.border}`,
    borderRadius: 4,
    background: role.surface,
    color: role.textMuted,
    fontFamily: 'inherit',
    fontSize: '0.75rem',
    whiteSpace: 'nowrap',
    [media.mobile]: { display: 'none' },
  },
});

const APPLE_KEYS = '⌘ K';
const OTHER_KEYS = 'Ctrl K';

/** The shortcut's keys, once the platform is known. */
function useShortcutKeys(): string | undefined {
  const [keys, setKeys] = useState<string>();
  useEffect(() => setKeys(isApplePlatform(navigator.platform) ? APPLE_KEYS : OTHER_KEYS), []);
  return keys;
}

interface SearchButtonProps {
  searchPath: string;
  /** `bar` looks like a box, `large` like the box in a page, `icon` is for narrow bars. */
  look: 'bar' | 'large' | 'icon';
}

/** Opens the search dialog; without JavaScript it links to the search page. */
export function SearchButton({ searchPath, look }: SearchButtonProps) {
  const t = useText();
  const { urlOf } = useRoutes();
  const { isOpen, open, prepare } = useSearchDialog();
  const keys = useShortcutKeys();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = typedCharacter(event);
    if (typed === undefined) return;
    event.preventDefault();
    open(typed);
  };
  const label = t('navigation.searchPlaceholder');
  return (
    <form css={styles.form} role={look === 'bar' ? 'search' : undefined} action={urlOf(searchPath)}>
      <button
        css={look === 'icon' ? iconButton : [styles.button, look === 'large' && styles.large]}
        type="submit"
        aria-label={look === 'icon' ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <SearchIcon />
        {look !== 'icon' && <span>{label}</span>}
        {look !== 'icon' && (
          <kbd css={[styles.keys, keys === undefined && styles.unknownKeys]} aria-hidden="true">
            {keys ?? OTHER_KEYS}
          </kbd>
        )}
      </button>
    </form>
  );
}
