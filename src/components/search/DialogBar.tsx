import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/useText';
import { SEARCH_QUERY_MAX_LENGTH } from '../../model/limits';
import { iconButton } from '../ui/iconButton';
import { ClearIcon, CloseIcon, SearchIcon } from '../ui/icons';
import { dialogStyles as styles } from './dialogStyles';

interface DialogBarProps {
  query: string;
  /** The first query is the reader's selection, which the next letter replaces. */
  isSelected: boolean;
  isBusy: boolean;
  /** Whether the search's own texts have come; pages do not bring them. */
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

/** The box of the dialog, with the ways to empty it and to leave. */
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
        // Not a search field, in which Escape would empty it before it closes the dialog.
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
