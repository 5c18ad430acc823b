import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/useText';
import { SEARCH_QUERY_MAX_LENGTH } from '../../model/limits';
import { iconButton } from '../ui/iconButton';
import { ClearIcon, CloseIcon, SearchIcon } from '../ui/icons';
import { dialogStyles as styles } from './dialogStyles';

interface DialogBarProps {
  query: string;
  /** True when the first query is the reader's selection, which typing replaces. */
  isSelected: boolean;
  isBusy: boolean;
  /** True once the search's texts have loaded, which are not in the page. */
  hasTexts: boolean;
  combobox: {
    listId: string;
    isExpanded: boolean;
    active: string | undefined;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** The dialog's search box with buttons to clear and close. */
export function DialogBar({ query, isSelected, isBusy, hasTexts, combobox, onQuery, onClose }: DialogBarProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    if (isSelected) input.current?.select();
  }, [isSelected]);
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };
  return (
    <div css={styles.bar}>
      <span css={[styles.glass, isBusy && styles.busy]}>
        <SearchIcon />
      </span>
      <input
        css={styles.input}
        ref={input}
        // No search field, because Escape would clear it instead of closing the dialog.
        type="text"
        inputMode="search"
        role="combobox"
        value={query}
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        placeholder={t('navigation.searchPlaceholder')}
        aria-label={t('navigation.searchPlaceholder')}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={combobox.isExpanded}
        aria-controls={combobox.isExpanded ? combobox.listId : undefined}
        aria-activedescendant={combobox.active}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={combobox.onKeyDown}
      />
      {query !== '' && hasTexts && (
        <button type="button" css={iconButton} aria-label={t('search.clear')} onClick={clear}>
          <ClearIcon />
        </button>
      )}
      <button
        type="button"
        css={iconButton}
        aria-label={t(hasTexts ? 'search.close' : 'common.close')}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
