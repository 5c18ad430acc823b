import { useEffect, useMemo, useRef, useState, type MutableRefObject } from 'react';
import { useCombobox } from '../../hooks/useCombobox';
import { useFoundPages } from '../../hooks/useFoundPages';
import { useModalPanel } from '../../hooks/useModalPanel';
import { useSearch, useSearchManifest } from '../../hooks/useSearch';
import { useStoredHits } from '../../hooks/useStoredHits';
import { useDocsVersions } from '../../hooks/useDocsVersions';
import { useCatalogue } from '../../i18n/useCatalogue';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { SEARCH_DIALOG_DELAY, SEARCH_DIALOG_PAGES } from '../../model/limits';
import { docsTag, OTHER_TAG } from '../../model/search/docsTag';
import { isPrivate } from '../../model/search/manifest';
import type { SearchFilters } from '../../model/search/provider';
import { DialogAreas } from './DialogAreas';
import { DialogBar } from './DialogBar';
import { DialogFooter } from './DialogFooter';
import { DialogHits } from './DialogHits';
import { DialogMessages } from './DialogMessages';
import { dialogStyles as styles } from './dialogStyles';
import { StoredHitList } from './StoredHitList';

/** Id of the list of hits, for the box above it. */
const LIST_ID = 'search-hits';

export interface SearchDialogProps {
  initialQuery: string;
  searchPath: string;
  /** Takes the way to close the dialog, for the shortcut that toggles it. */
  closer: MutableRefObject<(() => void) | undefined>;
  /** Called when the dialog has left the screen; true when a link led away. */
  onClosed: (hasNavigated: boolean) => void;
}

/** The search over the page: a box, and under it the pages that fit, while the reader types. */
export function SearchDialog({ initialQuery, searchPath, closer, onClosed }: SearchDialogProps) {
  const { code, sitePath } = useLocale();
  const manifest = useSearchManifest(code, true);
  useCatalogue('search', manifest?.texts.search);
  useCatalogue('askAi', manifest?.texts.askAi);
  const t = useText();
  const [query, setQuery] = useState(initialQuery);
  const [area, setArea] = useState<string>();
  const version = useDocsVersions()?.target;
  const filters = useMemo((): SearchFilters => {
    const tags = version === undefined ? undefined : [OTHER_TAG, docsTag(version)];
    return {
      locale: code,
      areas: area === undefined ? undefined : [area],
      tags,
      offset: 0,
      limit: SEARCH_DIALOG_PAGES,
    };
  }, [code, area, version]);
  const { status, answer, answered, retry } = useSearch(query, filters, SEARCH_DIALOG_DELAY);
  const pages = useFoundPages(answer.pages);
  const stored = useStoredHits(code);
  const list = useRef<HTMLDivElement>(null);
  const { active, choose, onKeyDown } = useCombobox(list, answered === '' ? query : answered);
  const { ref, close, onClickCapture } = useModalPanel(onClosed);
  useEffect(() => {
    closer.current = close;
  }, [close, closer]);
  const openedAt = useRef(sitePath);
  // Whatever else leads to another page closes the dialog, too.
  useEffect(() => {
    if (openedAt.current !== sitePath) close();
  }, [close, sitePath]);

  const isAsking = query.trim() !== '';
  const hasHits = isAsking && pages.length > 0 && status !== 'failed';
  const searchHref = `${searchPath}?${new URLSearchParams({ q: query.trim() }).toString()}`;
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
          isSelected={initialQuery.length > 1}
          isBusy={status === 'loading'}
          combobox={{ listId: LIST_ID, isExpanded: hasHits, active, onKeyDown }}
          onQuery={setQuery}
          onClose={close}
        />
        {manifest !== undefined && isAsking && <DialogAreas areas={manifest.areas} chosen={area} onChoose={setArea} />}
        <div css={styles.body} ref={list}>
          {hasHits && (
            <DialogHits
              id={LIST_ID}
              pages={pages}
              areas={manifest?.areas ?? []}
              active={active}
              marks={answer.marks}
              onChoose={choose}
              onOpen={stored.remember}
            />
          )}
          {!isAsking && manifest !== undefined && <p css={styles.note}>{isPrivate(manifest) ? t('search.intro') : t('search.introHosted')}</p>}
          {!isAsking && manifest !== undefined && <StoredHitList stored={stored} />}
          <DialogMessages
            {...{ status, answer, answered, retry }}
            support={manifest?.support ?? null}
            onCorrect={setQuery}
          />
        </div>
        {hasHits && <DialogFooter href={searchHref} total={answer.total} />}
      </div>
    </dialog>
  );
}
