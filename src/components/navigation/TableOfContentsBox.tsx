import type { MouseEvent, ReactNode } from 'react';
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

/** Minimum number of headings for a box: a shorter page is overseen without it. */
const BOX_MIN_HEADINGS = 6;

const styles = styleSheet({
  row: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `${space.s} ${space.m}` },
  box: {
    marginInlineStart: 'auto',
    fontSize: '0.875rem',
    '&[open]': { flexBasis: '100%' },
    [media.withContents]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: space.s,
    minHeight: 24,
    [media.touch]: { minHeight: 44, marginBlock: '-0.625rem' },
    color: role.textMuted,
    cursor: 'pointer',
    listStyle: 'none',
    '&:hover': { color: role.text },
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { ...chevron, marginInlineEnd: 4, transform: 'rotate(135deg)', transition: 'transform 120ms' },
    'details[open] > &': { marginBlock: 0 },
    'details[open] > &::after': { transform: 'rotate(-45deg)' },
  },
  list: {
    marginBlockStart: space.m,
    padding: `${space.s} ${space.m}`,
    border: `1px solid ${role.border}`,
    borderRadius: radius.medium,
    background: role.surface,
    fontSize: '0.9375rem',
  },
});

/** Closes the box before the browser scrolls, so that the target does not move afterwards. */
function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest('a') !== null) currentTarget.open = false;
}

interface TableOfContentsBoxProps extends TableOfContentsProps {
  /** Links to the pages above. */
  children?: ReactNode;
}

/** The first line of a page: the way to it, and in narrower windows the table of contents, folded. */
export function TableOfContentsBox({ entries, lang, children }: TableOfContentsBoxProps) {
  const t = useText();
  if (listTocIds(entries).length < BOX_MIN_HEADINGS) return children;
  return (
    <div css={styles.row}>
      {children}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is a link's; the box itself is not a target */}
      <details css={styles.box} onClick={closeOnChoice}>
        <summary css={styles.summary}>{t('navigation.contents')}</summary>
        <div css={[tocStyles, styles.list]} lang={lang ?? undefined}>
          <Deferred>
            <TocList entries={entries} />
          </Deferred>
        </div>
      </details>
    </div>
  );
}
