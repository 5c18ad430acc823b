import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText';
import { styleSheet } from '../../theme/styleSheet';
import { plainButton } from '../ui/plainButton';

const styles = styleSheet({ more: { ...plainButton, justifySelf: 'start' } });

interface MoreResultsProps {
  isLoading: boolean;
  onMore: () => void;
}

/** Brings the next results when the reader scrolls down to it, or presses it. */
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
        // What is in view from the beginning is the reader's to press: nothing grows without being asked for. So is
        // a button that the focus, and not the reader's hand, has brought into view.
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
