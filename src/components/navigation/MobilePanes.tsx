import { useEffect, useRef, useState } from 'react';
import { LocaleSwitch } from './LocaleSwitch';
import { useText } from '../../i18n/useText';
import { BackIcon, OnwardIcon } from '../ui/icons';
import { mobilePanelStyles as styles } from './mobilePanelStyles';
import type { NavigationContent } from './navbarData';
import { NavbarMenu } from './NavbarMenu';
import { Sidebar } from './Sidebar';
import { Slot } from '../layout/Slot';

type Pane = 'main' | 'section';

/** React 18 passes `inert` only as a string, and its types lack it. */
const inertUnless = (isShown: boolean): object => (isShown ? {} : { inert: '' });

/** The panes of the panel: the sidebar, which comes first if there is one, and the site's navigation. */
export function MobilePanes({ entries, current, locales, sidebar }: NavigationContent) {
  const t = useText();
  const [pane, setPane] = useState<Pane>('section');
  const shown = sidebar === null ? 'main' : pane;
  const rootRef = useRef<HTMLDivElement>(null);
  const hasTurned = useRef(false);
  const turnTo = (next: Pane) => {
    hasTurned.current = true;
    setPane(next);
  };
  // Moves the focus from the hidden button to its counterpart, the first element of the other pane.
  useEffect(() => {
    if (!hasTurned.current) return;
    rootRef.current?.querySelector<HTMLElement>(':scope > :not([inert]) button')?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div css={styles.panes} ref={rootRef} data-pane={shown}>
      <div css={styles.pane} {...inertUnless(shown === 'main')}>
        {sidebar !== null && (
          <button type="button" css={[styles.turn, styles.onward]} onClick={() => turnTo('section')}>
            {t('navigation.openSection', { label: sidebar.label })}
            <OnwardIcon />
          </button>
        )}
        {entries.length > 0 && (
          <nav aria-label={t('navigation.main')}>
            <NavbarMenu entries={entries} current={current} />
          </nav>
        )}
        <Slot name="menuTools" />
        {locales.length > 1 && (
          <div css={styles.locales}>
            <LocaleSwitch locales={locales} isList />
          </div>
        )}
      </div>
      {sidebar !== null && (
        <div css={styles.pane} {...inertUnless(shown === 'section')}>
          <button type="button" css={styles.turn} onClick={() => turnTo('main')}>
            <BackIcon />
            {t('navigation.main')}
          </button>
          <Sidebar sidebar={sidebar} sitePath={current.sitePath} />
        </div>
      )}
    </div>
  );
}
