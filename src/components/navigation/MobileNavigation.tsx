import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../i18n/useText';
import { MAIN_ID } from '../layout/SkipLink';
import { iconButton } from '../ui/iconButton';
import { MenuIcon } from '../ui/icons';
import { MenuFallback } from './MenuFallback';
import type { MobilePanelProps } from './MobilePanel';
import { MOBILE_MAX_WIDTH } from '../../model/limits';
import { loadOnce } from '../../model/once';

/** The two layouts of the site, with the same breakpoint as `src/theme/media.ts`. */
type WidthClass = 'mobile' | 'desktop';

/** The layout for a window width in CSS pixels. */
export function widthClassOf(windowWidth: number): WidthClass {
  return windowWidth > MOBILE_MAX_WIDTH ? 'desktop' : 'mobile';
}

/** The layout of the window. Unknown on the server and in the first render, where style sheets decide. */
function useWidthClass(): WidthClass | 'unknown' {
  const [widthClass, setWidthClass] = useState<WidthClass | 'unknown'>('unknown');
  useEffect(() => {
    const update = () => setWidthClass(widthClassOf(window.innerWidth));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return widthClass;
}

/** Id of the panel, for the button that opens it. */
const PANEL_ID = 'navigation-panel';

type Panel = ComponentType<MobilePanelProps>;

/** Loads the panel's code when the reader is about to open it; a failure is retried. */
const loadPanel = loadOnce<Panel>(() =>
  import(/* webpackChunkName: "mobile-panel" */ './MobilePanel').then(({ MobilePanel }) => MobilePanel),
);

const prepare = () => void loadPanel().catch(() => undefined);

type MobileNavigationProps = Omit<MobilePanelProps, 'id' | 'onClosed'>;

/** The menu button of narrow windows; a menu without JavaScript until the width is known or if the panel fails. */
export function MobileNavigation(props: MobileNavigationProps) {
  const { entries, current, locales } = props;
  const t = useText();
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<{ View: Panel }>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = () =>
    loadPanel().then(
      // A transition: the frame after the click does not wait for the panel's large sidebar.
      (View) => startTransition(() => setPanel({ View })),
      () => setHasFailed(true),
    );
  // Replaces a menu that was opened before hydration by the panel.
  useEffect(() => {
    if (detailsRef.current?.open === true) void open();
  }, []);
  // The next page retries.
  useEffect(() => setHasFailed(false), [current.sitePath]);
  const widthClass = useWidthClass();
  useEffect(() => {
    if (widthClass === 'desktop') setPanel(undefined);
  }, [widthClass]);

  if (widthClass === 'unknown' || hasFailed)
    return (
      <MenuFallback
        key={current.sitePath}
        entries={entries}
        current={current}
        locales={locales}
        isOpen={hasFailed}
        detailsRef={detailsRef}
      />
    );
  if (widthClass === 'desktop') return null;
  const close = (hasNavigated: boolean) => {
    // The page can be focused only after the panel is unmounted.
    flushSync(() => setPanel(undefined));
    const next = hasNavigated ? document.getElementById(MAIN_ID) : buttonRef.current;
    next?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        type="button"
        css={iconButton}
        ref={buttonRef}
        aria-label={t('navigation.menu')}
        aria-haspopup="dialog"
        aria-expanded={panel !== undefined}
        aria-controls={panel === undefined ? undefined : PANEL_ID}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={() => void open()}
      >
        <MenuIcon />
      </button>
      {panel !== undefined && <panel.View {...props} id={PANEL_ID} onClosed={close} />}
    </>
  );
}
