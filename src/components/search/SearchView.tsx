import { useMemo, useRef, type FormEvent, useEffect, useState } from 'react';
import { useDocRoot } from '../../hooks/navigation/useDocRoot';
import { useQueryParameters } from '../../hooks/search/useQueryParameters';
import { useSiteSearch } from '../../hooks/search/useSiteSearch';
import { SiteLink } from '../ui/SiteLink';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { SEARCH_QUERY_MAX_LENGTH } from '../../model/limits';
import { docsTag, OTHER_TAG } from '../../model/pages/docRoots';
import type { SearchFilters } from '../../model/search/provider';
import { withoutBreadcrumbs } from '../../theme/stack';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { Main } from '../layout/Main';
import { PageTitle } from '../layout/PageTitle';
import { LateStart } from './lateSlots';
import { NothingFound, ClosestNote, SearchFailure } from './NothingFound';
import { ResultList } from './ResultList';
import { SearchFilterBar } from './SearchFilterBar';
import { styleSheet } from '../../theme/styleSheet';
import { plainButton } from '../ui/plainButton';

const moreStyles = styleSheet({ more: { ...plainButton, justifySelf: 'start' } });

interface MoreResultsProps {
  isLoading: boolean;
  onMore: () => void;
}

/** Loads more results when scrolled into view or clicked. */
export function MoreResults({ isLoading, onMore }: MoreResultsProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef(onMore);
  const isFocusScroll = useRef(false);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (button.current === null || isLoading) return undefined;
    let last = window.scrollY;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isDown = window.scrollY > last && !isFocusScroll.current;
        last = window.scrollY;
        isFocusScroll.current = false;
        // Only after scrolling down: a button that is visible from the start, or after a focus change, needs a click.
        if (entry?.isIntersecting === true && isDown) more.current();
      },
      { threshold: 1 },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <button
      type="button"
      css={moreStyles.more}
      ref={button}
      aria-disabled={isLoading}
      onFocus={() => {
        isFocusScroll.current = true;
      }}
      onClick={isLoading ? undefined : onMore}
    >
      {isLoading ? t('searchPage.loadingMore') : t('searchPage.more')}
    </button>
  );
}

/** Key in the history state for the number of shown results, so that Back restores the list. */
const SHOWN_KEY = 'searchShown';

function remembered(of: string): number | undefined {
  const state = window.history.state as Record<string, unknown> | null;
  const value = state?.[SHOWN_KEY];
  return Array.isArray(value) && value[0] === of && typeof value[1] === 'number' ? value[1] : undefined;
}

/** The number of shown results, which grows by steps and restarts for other results (`of`). */
function useShownCount(step: number, of: string): { limit: number; showMore: () => void } {
  const [shown, setShown] = useState({ of, limit: step });
  const limit = shown.of === of ? shown.limit : step;
  useEffect(() => setShown({ of, limit: remembered(of) ?? step }), [of, step]);
  const showMore = () => {
    const next = limit + step;
    setShown({ of, limit: next });
    window.history.replaceState({ ...(window.history.state as object | null), [SHOWN_KEY]: [of, next] }, '');
  };
  return { limit, showMore };
}

/** Results per page of the search page. */
const SEARCH_PAGE_SIZE = 15;

const SEARCH_PAGE_DELAY = 300;

const QUERY = ['q'] as const;
/** Parameters of the filters, so that Back and links bring them. */
const FILTERS = ['area', 'language', 'tag'] as const;

const styles = styleSheet({
  page: { ...withoutBreadcrumbs, gap: space.l, maxWidth: '48rem' },
  form: { display: 'flex', gap: space.s },
  input: {
    flex: 1,
    minWidth: 0,
    height: 52,
    padding: '0 1.1rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.medium,
    background: role.background,
    fontSize: '1.0625rem',
  },
  button: {
    padding: '0 1.4rem',
    border: '1px solid transparent',
    borderRadius: radius.medium,
    background: role.accent,
    color: role.onAccent,
    fontWeight: 650,
    cursor: 'pointer',
    '&:hover': { background: role.accentHover },
  },
  count: { minHeight: '1.6em', color: role.textMuted, fontSize: '0.9375rem' },
  sections: { display: 'grid', gap: space.s, paddingInlineStart: '1.2rem', listStyle: 'disc' },
});

interface SearchViewProps {
  /** True when queries never leave the browser. */
  isPrivate: boolean;
  /** The router's location. */
  location: Pick<Location, 'search'>;
  /** The site's sections, for readers without JavaScript. */
  sections: readonly { label: string; href: string }[];
}

/** The search page: box, filters and results. */
export function SearchView({ isPrivate, location, sections }: SearchViewProps) {
  const t = useText();
  const { code } = useLocale();
  const [{ q: query = '' }, setParameters] = useQueryParameters(QUERY, location);
  const trimmed = query.trim();
  const [chosen, setChosen] = useQueryParameters(FILTERS, location);
  const { name: root } = useDocRoot();
  const rootTag = root === undefined ? undefined : docsTag(root);
  const { limit, showMore } = useShownCount(SEARCH_PAGE_SIZE, `${trimmed} ${JSON.stringify(chosen)}`);
  const filters = useMemo((): SearchFilters => {
    const { area, language, tag = rootTag } = chosen;
    return {
      locale: code,
      areas: area === undefined ? undefined : [area],
      languages: language === undefined ? undefined : [language],
      tags: tag === undefined ? undefined : [OTHER_TAG, tag],
      offset: 0,
      limit,
    };
  }, [code, chosen, rootTag, limit]);
  const timing = { delay: SEARCH_PAGE_DELAY, isOpen: true };
  const { manifest, status, answer, answered, pages, retry, reportOpened } = useSiteSearch(trimmed, filters, timing);
  const hasAnswer = answered !== '' && trimmed !== '' && status !== 'failed';
  const isNothing = hasAnswer && status === 'ready' && answer.total === 0;
  const count = useRef<HTMLParagraphElement>(null);
  // The results are there already: leave the box, so that a phone's keyboard hides nothing.
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    count.current?.focus();
  };
  return (
    <Main>
      <div css={styles.page}>
        <PageTitle
          title={
            trimmed === ''
              ? t('searchPage.title')
              : t('searchPage.titleWithQuery', { query: trimmed.slice(0, SEARCH_QUERY_MAX_LENGTH) })
          }
        />
        <form css={styles.form} onSubmit={onSubmit}>
          <input
            css={styles.input}
            type="search"
            name="q"
            value={query}
            maxLength={SEARCH_QUERY_MAX_LENGTH}
            aria-label={t('searchPage.placeholder')}
            placeholder={t('searchPage.placeholder')}
            autoComplete="off"
            onChange={(event) => setParameters({ q: event.target.value })}
          />
          <button css={styles.button} type="submit">
            {t('searchPage.submit')}
          </button>
        </form>
        {trimmed === '' && <p>{isPrivate ? t('search.intro') : t('search.introHosted')}</p>}
        {trimmed !== '' && status !== 'failed' && (
          <p css={styles.count} role="status" tabIndex={-1} ref={count}>
            {hasAnswer && (status === 'ready' || answer.total > 0)
              ? answer.total > 0 && t('search.count', { count: answer.total })
              : t('searchPage.loading')}
          </p>
        )}
        {manifest !== undefined && trimmed !== '' && (
          <SearchFilterBar manifest={manifest} tag={rootTag} chosen={chosen} onChoose={setChosen} />
        )}
        {isNothing && <NothingFound query={answered} answer={answer} />}
        {(trimmed === '' || isNothing) && manifest !== undefined && (
          <LateStart featured={manifest.featured} onQuery={(q) => setParameters({ q })} isEmpty={trimmed === ''} />
        )}
        {status === 'failed' && <SearchFailure retry={retry} />}
        {hasAnswer && answer.isClosest && <ClosestNote query={answered} />}
        {hasAnswer && (
          <ResultList
            pages={pages}
            areas={manifest?.areas ?? []}
            stems={answer.stems}
            isBusy={status === 'loading' || answer.passages !== undefined}
            onOpen={reportOpened}
          />
        )}
        {hasAnswer && answer.total > pages.length && pages.length > 0 && (
          <MoreResults isLoading={status === 'loading'} onMore={showMore} />
        )}
        <noscript>
          <p>{t('searchPage.noScript')}</p>
          <ul css={styles.sections}>
            {sections.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </Main>
  );
}
