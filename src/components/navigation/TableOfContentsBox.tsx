import type { MouseEvent } from 'react';
import { useText } from '../../i18n/useText';
import { chevron } from '../../theme/chevron';
import { media } from '../../theme/media';
import { styleSheet } from '../../theme/styleSheet';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { listTocIds } from '../../model/reading/toc';
import { Deferred } from '../layout/Deferred';
import type { TableOfContentsProps } from './TableOfContents';
import { TocList } from './TocList';
import { tocStyles } from './tocStyles';

/** Minimum number of headings for a box: a shorter page is overseen without it, and its text starts higher. */
const BOX_MIN_HEADINGS = 6;

const styles = styleSheet({
  box: {
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    background: role.surface,
    fontSize: '0.9375rem',
    [media.withContents]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `0.65rem ${space.m}`,
    borderRadius: radius.medium,
    cursor: 'pointer',
    fontWeight: 600,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      ...chevron,
      marginInlineEnd: 4,
      color: role.textMuted,
      transform: 'rotate(135deg)',
      transition: 'transform 120ms',
    },
    'details[open] > &::after': { transform: 'rotate(-45deg)' },
  },
  list: { padding: `${space.xs} ${space.m} ${space.m}` },
});

/** Closes the box before the browser scrolls, so that the target does not move afterwards. */
function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest('a') !== null) currentTarget.open = false;
}

/** The table of contents in a box above the text, in narrower windows. */
export function TableOfContentsBox({ entries, lang }: TableOfContentsProps) {
  const t = useText();
  if (listTocIds(entries).length < BOX_MIN_HEADINGS) return null;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is a link's; the box itself is no target
    <details css={styles.box} onClick={closeOnChoice}>
      <summary css={styles.summary}>{t('navigation.contents')}</summary>
      <div css={[tocStyles, styles.list]} lang={lang ?? undefined}>
        <Deferred>
          <TocList entries={entries} />
        </Deferred>
      </div>
    </details>
  );
}
