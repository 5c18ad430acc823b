import type { MouseEvent } from 'react';
import { useText } from '../../i18n/useText';
import { PAGE_START_ID } from '../../model/navigation/pageNavigation';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';

/** Id of the main landmark. */
export const MAIN_ID = 'main';

const { style } = styleSheet({
  style: {
    position: 'absolute',
    insetInlineStart: 12,
    top: -80,
    zIndex: 300,
    padding: '0.6rem 1rem',
    borderRadius: 8,
    background: role.accent,
    color: role.onAccent,
    fontWeight: 600,
    '&:hover': { color: role.onAccent },
    '&:focus': { top: 10 },
    [media.print]: { display: 'none' },
  },
});

/** Focuses the content without a hash in the address; the link works without JavaScript too. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const main = event.currentTarget.ownerDocument.getElementById(MAIN_ID);
  if (main === null) return;
  event.preventDefault();
  main.focus();
  main.scrollIntoView();
}

/** The first link of every page, which skips the navigation. The focus of a new page is before it. */
export function SkipLink() {
  const t = useText();
  return (
    <div id={PAGE_START_ID} tabIndex={-1}>
      <a css={style} href={`#${MAIN_ID}`} onClick={skip}>
        {t('common.skipToContent')}
      </a>
    </div>
  );
}
