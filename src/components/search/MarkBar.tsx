import { useCallback, useEffect, useRef, useState } from 'react';
import { markPage, type PageMarks } from '../../browser/search/markPage';
import { useSearchManifest } from '../../hooks/search/useSearch';
import { useCatalogue } from '../../i18n/useCatalogue';
import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { reveal } from '../../islands/reveal';
import type { ArrivalMarks } from '../../model/search/arrivalMarks';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { iconButton } from '../ui/iconButton';
import { CloseIcon, DownIcon, UpIcon } from '../ui/icons';

/** Finished content of the page; on React pages, the blocks that are never rerendered. */
const CONTENT = 'main .prose:not([data-any-content]), main [data-any-content] > [data-finished]';

const styles = styleSheet({
  bar: {
    position: 'fixed',
    insetBlockEnd: space.m,
    insetInlineStart: '50%',
    zIndex: 150,
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    padding: `${space.xs} ${space.s} ${space.xs} ${space.m}`,
    border: `1px solid ${role.border}`,
    borderRadius: radius.large,
    background: role.surfaceRaised,
    boxShadow: role.shadow,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    transform: 'translateX(-50%)',
    [media.print]: { display: 'none' },
  },
});

export interface MarkBarProps {
  arrival: ArrivalMarks;
  onClear: () => void;
}

/** Highlights the query on the page and steps through its matches. */
export function MarkBar({ arrival, onClear }: MarkBarProps) {
  const { code } = useLocale();
  const texts = useSearchManifest(code, true)?.texts.search;
  useCatalogue('search', texts);
  const t = useText();
  const page = useRef<PageMarks>();
  const [count, setCount] = useState(0);
  const [at, setAt] = useState(-1);
  useEffect(() => {
    page.current = markPage([...document.querySelectorAll(CONTENT)], arrival.marks, arrival.lang);
    setCount(page.current.marks.length);
    setAt(-1);
    return () => page.current?.clear();
  }, [arrival]);
  const go = (step: number) => {
    if (count === 0) return;
    const next = at === -1 && step < 0 ? count - 1 : (at + step + count) % count;
    const mark = page.current?.marks[next];
    page.current?.marks.forEach((each) => each.toggleAttribute('data-current', each === mark));
    // Opens collapsed parts around the match, as find-in-page does.
    if (mark !== undefined) reveal(mark);
    mark?.scrollIntoView({ block: 'center' });
    setAt(next);
  };
  const clear = useCallback(() => {
    page.current?.clear();
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
    <section css={styles.bar} data-mark-bar="" aria-label={t('search.marksOf', { count })}>
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
    </section>
  );
}
