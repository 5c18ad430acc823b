import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { moveFocus } from '../../browser/router/tellArrival';
import { highlightPage, sectionElements, type PageHighlights } from '../../browser/search/highlightPage';
import { useBottomInset } from '../../hooks/search/useBottomInset';
import { useSearchManifest } from '../../hooks/search/useSearch';
import { useCatalogue } from '../../i18n/useCatalogue';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { hashTarget } from '../../islands/hashTarget';
import { reveal } from '../../islands/reveal';
import type { ArrivalHighlights } from '../../model/search/arrivalHighlights';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { MAIN_ID } from '../layout/SkipLink';
import { iconButton } from '../ui/iconButton';
import { CloseIcon, DownIcon, UpIcon } from '../ui/icons';

/** Finished content of the page; on React pages, the blocks that are never rerendered. */
const CONTENT = 'main .prose:not([data-any-content]), main [data-any-content] > [data-finished]';

const styles = styleSheet({
  bar: {
    position: 'fixed',
    zIndex: 130,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    padding: `${space.xs} ${space.s} ${space.xs} ${space.m}`,
    border: `1px solid ${role.border}`,
    background: role.surfaceRaised,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    // In the margin beside the text; in a window without one a separate row below the text.
    inset: `auto ${space.m} ${space.m} auto`,
    borderRadius: radius.large,
    boxShadow: role.shadow,
    [media.tightBar]: { inset: 'auto 0 0', borderWidth: '1px 0 0', borderRadius: 0, boxShadow: 'none' },
    [media.print]: { display: 'none' },
  },
});

/** Milliseconds for which the section that answers is tinted. */
const ANSWER_TIME = 3000;

export interface HighlightBarProps {
  arrival: ArrivalHighlights;
  onClear: () => void;
}

/** Tints the section that answers, and steps through the matches of the query on the page. */
export function HighlightBar({ arrival, onClear }: HighlightBarProps) {
  const { code } = useLocale();
  const texts = useSearchManifest(code, true)?.texts.search;
  useCatalogue('search', texts);
  const t = useText();
  const page = useRef<PageHighlights>();
  const [count, setCount] = useState(0);
  const [at, setAt] = useState(-1);
  useEffect(() => {
    page.current = highlightPage([...document.querySelectorAll(CONTENT)], arrival.stems, arrival.lang);
    const { elements } = page.current;
    setCount(elements.length);
    setAt(-1);
    // One section is tinted; the words are highlighted when the reader asks for them.
    for (const element of elements) element.toggleAttribute('data-quiet', true);
    const target = hashTarget(document.body, window.location.hash);
    const answering = target !== null && target.closest(CONTENT) !== null ? sectionElements(target) : [];
    const tint = (isTinted: boolean) => answering.forEach((each) => each.toggleAttribute('data-answering', isTinted));
    tint(true);
    const timer = setTimeout(() => tint(false), ANSWER_TIME);
    return () => {
      clearTimeout(timer);
      tint(false);
      page.current?.clear();
    };
  }, [arrival]);
  const go = (step: number) => {
    if (count === 0) return;
    const next = at === -1 && step < 0 ? count - 1 : (at + step + count) % count;
    const element = page.current?.elements[next];
    page.current?.elements.forEach((each) => {
      each.toggleAttribute('data-quiet', false);
      each.toggleAttribute('data-current', each === element);
    });
    // Opens collapsed parts around the match, as find-in-page does.
    if (element !== undefined) reveal(element);
    element?.scrollIntoView({ block: 'center' });
    setAt(next);
  };
  const bar = useRef<HTMLElement>(null);
  const clear = useCallback(() => {
    page.current?.clear();
    // The focused button goes with the bar.
    if (bar.current?.contains(document.activeElement) === true) moveFocus({ to: 'nowhere' }, MAIN_ID);
    onClear();
  }, [onClear]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [clear]);
  if (count === 0 || texts === undefined) return null;
  return (
    <Docked bar={bar} label={t('search.marksOf', { count })}>
      <span role="status">{at === -1 ? t('search.marksOf', { count }) : t('search.marks', { at: at + 1, count })}</span>
      <button type="button" css={iconButton} aria-label={t('search.previousMark')} onClick={() => go(-1)}>
        <UpIcon />
      </button>
      <button type="button" css={iconButton} aria-label={t('search.nextMark')} onClick={() => go(1)}>
        <DownIcon />
      </button>
      <button type="button" css={iconButton} aria-label={t('search.clearMarks')} onClick={clear}>
        <CloseIcon />
      </button>
    </Docked>
  );
}

/** The bar, for which the page reserves space at its end. */
function Docked({ bar, label, children }: { bar: RefObject<HTMLElement>; label: string; children: ReactNode }) {
  useBottomInset(bar);
  return (
    <section css={styles.bar} ref={bar} data-highlight-bar="" aria-label={label}>
      {children}
    </section>
  );
}
