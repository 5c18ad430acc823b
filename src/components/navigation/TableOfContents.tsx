import { useEffect, useRef } from 'react';
import { revealInArea } from '../../browser/reading/scrollArea';
import { useActiveHeading } from '../../hooks/reading/useActiveHeading';
import { useText } from '../../i18n/useText';
import { NAVBAR_HEIGHT } from '../../model/limits';
import { listTocIds, type TocEntry } from '../../model/reading/toc';
import { media } from '../../theme/media';
import { styleSheet } from '../../theme/styleSheet';
import { role } from '../../theme/palette';
import { space } from '../../theme/tokens';
import { Slot } from '../layout/Slot';
import { TocList } from './TocList';
import { tocStyles } from './tocStyles';

const OFFSET = `var(--help-navbar-offset, ${NAVBAR_HEIGHT}px)`;

const styles = styleSheet({
  side: {
    position: 'sticky',
    top: `calc(${OFFSET} + ${space.l})`,
    alignSelf: 'start',
    maxHeight: `calc(100vh - ${OFFSET} - 2 * ${space.l})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    fontSize: '0.8125rem',
    [media.withoutContents]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  title: { fontSize: '0.8125rem', color: role.text, paddingBottom: space.s },
});

export interface TableOfContentsProps {
  entries: readonly TocEntry[];
  /** Language of the headings if it differs from the page's, else null. */
  lang: string | null;
}

/** The table of contents beside the text, in wide windows. Marks the active heading. */
export function TableOfContents({ entries, lang }: TableOfContentsProps) {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  const active = useActiveHeading(listTocIds(entries), nav);
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    if (link) revealInArea(link);
  }, [active]);
  if (entries.length === 0) return null;
  return (
    <nav ref={nav} css={styles.side} aria-label={t('navigation.contents')}>
      <h2 css={styles.title}>{t('navigation.contents')}</h2>
      <div css={tocStyles} lang={lang ?? undefined}>
        <TocList entries={entries} active={active} />
      </div>
      <Slot name="tocBottom" />
    </nav>
  );
}
