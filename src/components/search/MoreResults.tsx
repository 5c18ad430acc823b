import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText';
import { styleSheet } from '../../theme/styleSheet';
import { plainButton } from '../ui/plainButton';

const styles = styleSheet({ more: { ...plainButton, justifySelf: 'start' } });

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
      css={styles.more}
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
