import type { MouseEvent } from 'react';
import { useText } from '../../i18n/useText';
import { PAGE_START_ID } from '../../model/navigation/pageNavigation';
import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';

/** Id of the main landmark. */
export const MAIN_ID = 'pageMain';
/** Id of the sidebar. */
export const SIDEBAR_ID = 'pageSidebar';

const styles = styleSheet({
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
  // In narrow windows the sidebar is in the menu; without JavaScript it is below the text, and the link is visible.
  toSidebar: {
    [media.mobile]: {
      'html[data-scripted] &&': { display: 'none' },
      'html:not([data-scripted]) &&': { display: 'block', position: 'static' },
    },
  },
});

/** Focuses the target without a hash in the address; the link works without JavaScript too. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const { ownerDocument, hash } = event.currentTarget;
  const target = ownerDocument.getElementById(hash.slice(1));
  if (target === null) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  if (target.id === MAIN_ID) target.scrollIntoView();
}

/** The first links of every page, which skip the navigation. The focus of a new page is before them. */
export function SkipLink({ hasSidebar }: { hasSidebar: boolean }) {
  const t = useText();
  return (
    <div id={PAGE_START_ID} tabIndex={-1}>
      <a css={styles.style} href={`#${MAIN_ID}`} onClick={skip}>
        {t('common.skipToContent')}
      </a>
      {hasSidebar && (
        <a css={[styles.style, styles.toSidebar]} href={`#${SIDEBAR_ID}`} onClick={skip}>
          {t('navigation.sidebarOf')}
        </a>
      )}
    </div>
  );
}
