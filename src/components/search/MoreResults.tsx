import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText';
import { radius, role } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';

const styles = styleSheet({
  more: {
    justifySelf: 'start',
    minHeight: 44,
    padding: '0.55rem 1.2rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.small,
    background: 'transparent',
    cursor: 'pointer',
    '&:hover': { borderColor: role.accent, color: role.accent },
  },
});

interface MoreResultsProps {
  isLoading: boolean;
  onMore: () => void;
}

/** Brings the next results when the reader scrolls down to it, or presses it. */
export function MoreResults({ isLoading, onMore }: MoreResultsProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (button.current === null || isLoading) return undefined;
    let last = window.scrollY;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isDown = window.scrollY > last;
        last = window.scrollY;
        // What is in view from the beginning is the reader's to press: nothing grows without being asked for.
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
      onClick={isLoading ? undefined : onMore}
    >
      {isLoading ? t('search.loadingMore') : t('search.more')}
    </button>
  );
}
