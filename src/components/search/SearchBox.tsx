import type { FormEvent } from 'react';
import { useRoutes } from '../../hooks/useRoutes';
import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { radius, role, space } from '../../theme/tokens';
import { SearchIcon } from '../ui/icons';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  form: { position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 },
  icon: { position: 'absolute', insetInlineStart: 10, display: 'grid', color: role.textMuted, pointerEvents: 'none' },
  input: {
    width: '100%',
    minWidth: '8rem',
    height: 38,
    padding: '0 0.75rem 0 2.3rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.small,
    background: role.background,
    fontSize: '0.9375rem',
    '&::placeholder': { color: role.textMuted, opacity: 1 },
  },
  largeIcon: { insetInlineStart: 18 },
  large: {
    minWidth: 0,
    height: 60,
    padding: '0 7rem 0 3.1rem',
    fontSize: '1.0625rem',
    borderRadius: radius.large,
    boxShadow: role.shadow,
    [media.phone]: { height: 54, paddingInline: '3rem 5rem' },
  },
  submit: {
    position: 'absolute',
    insetInlineEnd: 8,
    height: 44,
    padding: `0 ${space.l}`,
    border: 0,
    borderRadius: radius.medium,
    background: role.accent,
    color: role.onAccent,
    fontWeight: 650,
    cursor: 'pointer',
    '&:hover': { background: role.accentHover },
    [media.phone]: { height: 40, insetInlineEnd: 7, paddingInline: space.m },
  },
});

interface SearchBoxProps {
  searchPath: string;
  /** The box of a page's own content; the small one in the navigation is the search landmark. */
  isLarge?: boolean;
  /** What stands in the box before the reader writes. */
  initialQuery?: string;
}

/** A box that leads to the search page; a plain form, so it works before and without JavaScript. */
export function SearchBox({ searchPath, isLarge = false, initialQuery }: SearchBoxProps) {
  const t = useText();
  const { urlOf, go } = useRoutes();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    go(`${searchPath}?${new URLSearchParams({ q: typeof query === 'string' ? query : '' }).toString()}`);
  };
  return (
    <form css={styles.form} role={isLarge ? undefined : 'search'} action={urlOf(searchPath)} onSubmit={onSubmit}>
      <span css={[styles.icon, isLarge && styles.largeIcon]}>
        <SearchIcon />
      </span>
      <input
        css={[styles.input, isLarge && styles.large]}
        type="search"
        name="q"
        defaultValue={initialQuery}
        aria-label={t('navigation.search')}
        placeholder={t('navigation.searchPlaceholder')}
        autoComplete="off"
      />
      {isLarge && (
        <button css={styles.submit} type="submit">
          {t('navigation.searchSubmit')}
        </button>
      )}
    </form>
  );
}
