import type { FormEvent } from 'react';
import { useRoutes } from '../../hooks/useRoutes';
import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { radius, role } from '../../theme/tokens';
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
  large: {
    height: 56,
    fontSize: '1.0625rem',
    borderRadius: radius.medium,
    boxShadow: role.shadow,
    [media.phone]: { height: 52 },
  },
});

interface SearchBoxProps {
  searchPath: string;
  /** The box of a page's own content; the small one in the navigation is the search landmark. */
  isLarge?: boolean;
}

/** A box that leads to the search page; a plain form, so it works before and without JavaScript. */
export function SearchBox({ searchPath, isLarge = false }: SearchBoxProps) {
  const t = useText();
  const { urlOf, go } = useRoutes();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    go(`${searchPath}?${new URLSearchParams({ q: typeof query === 'string' ? query : '' }).toString()}`);
  };
  return (
    <form css={styles.form} role={isLarge ? undefined : 'search'} action={urlOf(searchPath)} onSubmit={onSubmit}>
      <span css={styles.icon}>
        <SearchIcon />
      </span>
      <input
        css={[styles.input, isLarge && styles.large]}
        type="search"
        name="q"
        aria-label={t('navigation.search')}
        placeholder={t('navigation.searchPlaceholder')}
        autoComplete="off"
      />
    </form>
  );
}
