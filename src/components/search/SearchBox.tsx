import type { FormEvent } from 'react';
import { useRoutes } from '../../hooks/navigation/useRoutes';
import { useText } from '../../i18n/useText';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { SearchIcon } from '../ui/icons';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  form: { position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 },
  icon: { position: 'absolute', insetInlineStart: 18, display: 'grid', color: role.textMuted, pointerEvents: 'none' },
  input: {
    width: '100%',
    minWidth: 0,
    height: 60,
    padding: '0 7rem 0 3.1rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.large,
    background: role.background,
    boxShadow: role.shadow,
    fontSize: '1.0625rem',
    '&::placeholder': { color: role.textMuted, opacity: 1 },
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
  /** Initial text of the box. */
  initialQuery?: string;
}

/** A form that submits to the search page, also without JavaScript. */
export function SearchBox({ searchPath, initialQuery }: SearchBoxProps) {
  const t = useText();
  const { urlOf, go } = useRoutes();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    go(`${searchPath}?${new URLSearchParams({ q: typeof query === 'string' ? query : '' }).toString()}`);
  };
  return (
    <form css={styles.form} action={urlOf(searchPath)} onSubmit={onSubmit}>
      <input
        css={styles.input}
        type="search"
        name="q"
        defaultValue={initialQuery}
        aria-label={t('navigation.search')}
        placeholder={t('navigation.searchPlaceholder')}
        autoComplete="off"
      />
      {/* After the input, which sets the height: before it, the icon would shift. */}
      <span css={styles.icon}>
        <SearchIcon />
      </span>
      <button css={styles.submit} type="submit">
        {t('navigation.searchSubmit')}
      </button>
    </form>
  );
}
