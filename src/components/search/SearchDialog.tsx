import { useEffect, useRef, useState, type MutableRefObject, useMemo } from 'react';
import { components } from 'site-slots/searchOption';
import type { Typed } from '../../browser/navigation/typeAhead';
import { useCombobox } from '../../hooks/search/useCombobox';
import { useModalPanel } from '../../hooks/navigation/useModalPanel';
import { useText } from '../../i18n/useText';
import { Slot } from '../layout/Slot';
import { AreaButtons } from './AreaButtons';
import { DialogBar } from './DialogBar';
import { DialogHits } from './DialogHits';
import { DialogOptions } from './DialogOptions';
import { dialogStyles as styles } from './dialogStyles';
import { LateStart } from './lateSlots';
import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { docsTag, OTHER_TAG } from '../../model/pages/docRoots';
import type { SearchFilters, SearchAnswer } from '../../model/search/provider';
import { useDocRoot } from '../../hooks/navigation/useDocRoot';
import { useSiteSearch } from '../../hooks/search/useSiteSearch';
import type { SearchStatus } from '../../hooks/search/useSearch';
import { NothingFound, ClosestNote, SearchFailure } from './NothingFound';

interface DialogMessagesProps {
  status: SearchStatus;
  answer: SearchAnswer;
  answered: string;
  retry: () => void;
  onCorrect: (query: string) => void;
}

/** Status of the search: number of results, no results, or a failure. */
function DialogMessages({ status, answer, answered, retry, onCorrect }: DialogMessagesProps) {
  const t = useText();
  const isAnswered = status === 'ready' && answered !== '';
  const { total, correction, isClosest } = answer;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isAnswered && (total > 0 ? t('search.count', { count: total }) : t('search.none'))}
      </p>
      {isAnswered && total > 0 && isClosest && <ClosestNote query={answered} />}
      {isAnswered && total > 0 && correction !== null && (
        <p css={styles.note}>
          {t('search.didYouMean')}{' '}
          <button type="button" css={styles.textButton} onClick={() => onCorrect(correction)}>
            {correction}
          </button>
          ?
        </p>
      )}
      {isAnswered && total === 0 && <NothingFound answer={answer} query={answered} />}
      {status === 'failed' && <SearchFailure retry={retry} />}
    </>
  );
}

/** Results in the search dialog; the search page lists all. */
const SEARCH_DIALOG_PAGES = 10;

type SiteSearch = ReturnType<typeof useSiteSearch>;

interface DialogSearch extends SiteSearch {
  query: string;
  setQuery: (query: string) => void;
  /** Id of the selected area. */
  area: string | undefined;
  setArea: (area: string | undefined) => void;
  /** Docs tags to search; undefined for all. */
  tags: readonly string[] | undefined;
}

/** State of the dialog's search: query, filters and answer. */
function useDialogSearch(initialQuery: string): DialogSearch {
  const { code } = useLocale();
  const [query, setQuery] = useState(initialQuery);
  const [area, setArea] = useState<string>();
  const { name: root } = useDocRoot();
  const tags = useMemo(() => (root === undefined ? undefined : [OTHER_TAG, docsTag(root)]), [root]);
  const filters = useMemo((): SearchFilters => {
    const areas = area === undefined ? undefined : [area];
    return { locale: code, areas, tags, offset: 0, limit: SEARCH_DIALOG_PAGES };
  }, [code, area, tags]);
  const search = useSiteSearch(query, filters, { isOpen: true });
  return { ...search, query, setQuery, area, setArea, tags };
}

/** Id of the listbox. */
const LIST_ID = 'search-hits';

export interface SearchDialogProps {
  /** The reader's selection on the page, or the letter that opened the dialog. */
  selection: string;
  /** Text typed while the dialog loaded; replaces the selection. */
  typed: Typed;
  searchPath: string;
  /** Receives the close function, for the shortcut. */
  closer: MutableRefObject<(() => void) | undefined>;
  /** Called after closing; true after a followed link. */
  onClosed: (hasNavigated: boolean) => void;
}

/** A single letter starts the query; a longer text is a selection, which typing replaces. */
function firstQuery(selection: string, { text: typed }: Typed): string {
  return selection.length > 1 && typed !== '' ? typed : selection + typed;
}

/** The search dialog: a box and, while typing, its results. */
export function SearchDialog({ selection, typed, searchPath, closer, onClosed }: SearchDialogProps) {
  const t = useText();
  const search = useDialogSearch(firstQuery(selection, typed));
  const { manifest, query, setQuery, status, answer, answered, pages, tags = [] } = search;
  /** The chosen option of a feature, which replaces the results, and its query. */
  const [chosen, setChosen] = useState<{ number: number; query: string }>();
  const Chosen = chosen === undefined ? undefined : components[chosen.number];
  const { ref, close, onClickCapture } = useModalPanel(onClosed, () => {
    // The first Escape returns from a chosen option to the results.
    if (chosen === undefined) return true;
    setChosen(undefined);
    return false;
  });
  useEffect(() => {
    closer.current = close;
  }, [close, closer]);

  const trimmed = query.trim();
  const isAsking = trimmed !== '';
  const isNothing = status === 'ready' && answered !== '' && answer.total === 0;
  const hasHits = isAsking && pages.length > 0 && status !== 'failed';
  const hasOptions = isAsking && manifest !== undefined && components.length > 0;
  const list = useRef<HTMLDivElement>(null);
  // The section that answers is selected from the start; its page is one key above.
  const preset = hasHits && !hasOptions && pages[0]?.sections[0]?.isAnswer === true ? `${LIST_ID}-0-1` : undefined;
  const { active, choose, onKeyDown } = useCombobox(list, search.question, search.isStale, typed.isEntered, preset);
  return (
    <dialog
      css={styles.dialog}
      ref={ref}
      aria-modal="true"
      aria-label={t('navigation.search')}
      onClickCapture={onClickCapture}
    >
      <div css={styles.frame}>
        <DialogBar
          query={query}
          isSelected={selection.length > 1 && typed.text === ''}
          isBusy={status === 'loading'}
          hasTexts={manifest !== undefined}
          combobox={{ listId: LIST_ID, isExpanded: hasHits || hasOptions, active, onKeyDown }}
          onQuery={setQuery}
          onClose={close}
        />
        {manifest !== undefined && isAsking && chosen === undefined && (
          <AreaButtons areas={manifest.areas} chosen={search.area} onChoose={search.setArea} />
        )}
        {chosen !== undefined && Chosen !== undefined ? (
          <div css={styles.body}>
            <Chosen query={chosen.query} tags={tags} isChosen />
          </div>
        ) : (
          <div
            css={styles.body}
            ref={list}
            role="region"
            aria-label={t(manifest === undefined ? 'navigation.search' : 'search.results')}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keys has to get into what scrolls
            tabIndex={0}
          >
            <DialogMessages {...{ status, answer, answered }} retry={search.retry} onCorrect={setQuery} />
            {(hasHits || hasOptions) && (
              <div role="listbox" id={LIST_ID} aria-label={t('search.results')} aria-busy={status === 'loading'}>
                {hasOptions && (
                  <DialogOptions
                    id={LIST_ID}
                    query={trimmed}
                    {...{ tags, active }}
                    onHighlight={choose}
                    onChoose={(number) => setChosen({ number, query: trimmed })}
                  />
                )}
                {hasHits && (
                  <DialogHits
                    id={LIST_ID}
                    pages={pages}
                    areas={manifest?.areas ?? []}
                    active={active}
                    stems={answer.stems}
                    isLoading={answer.passages !== undefined}
                    onChoose={choose}
                    onOpen={search.reportOpened}
                  />
                )}
              </div>
            )}
            {!isAsking && manifest !== undefined && (
              <p css={styles.note}>{manifest.isPrivate ? t('search.intro') : t('search.introHosted')}</p>
            )}
            {(!isAsking || isNothing) && manifest !== undefined && (
              <LateStart featured={manifest.featured} onQuery={setQuery} isEmpty={!isAsking} />
            )}
            <Slot
              name="searchDialogEnd"
              {...{ list, active, query, pages }}
              isStale={isAsking && search.isStale}
              areas={manifest?.areas ?? []}
              onArea={search.setArea}
            />
          </div>
        )}
        {hasHits && chosen === undefined && (
          <DialogFooter
            href={`${searchPath}?${new URLSearchParams({ q: trimmed, ...(search.area && { area: search.area }) }).toString()}`}
            total={answer.total}
          />
        )}
      </div>
    </dialog>
  );
}

/** Link to all results, and the keys. */
function DialogFooter({ href, total }: { href: string; total: number }) {
  const t = useText();
  return (
    <div css={styles.footer}>
      <SiteLink href={href}>{t('search.seeAll', { count: total })}</SiteLink>
      <span css={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keyMove')}
        </span>
        <span>
          <kbd>↵</kbd> {t('search.keyOpen')}
        </span>
        <span>
          <kbd>Esc</kbd> {t('search.keyClose')}
        </span>
      </span>
    </div>
  );
}
