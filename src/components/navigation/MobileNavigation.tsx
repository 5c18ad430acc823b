import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../i18n/useText';
import { MAIN_ID } from '../layout/SkipLink';
import { iconButton } from '../ui/iconButton';
import { MenuIcon } from '../ui/icons';
import { MenuFallback } from './MenuFallback';
import type { MobilePanelProps } from './MobilePanel';
import { MOBILE_MAX_WIDTH } from '../../model/limits';

/** The two layouts of the site; the media queries of `src/theme/media.ts` draw the same line. */
type WidthClass = 'mobile' | 'desktop';

/** The layout of a window, by its width in CSS pixels. */
export function widthClassOf(windowWidth: number): WidthClass {
  return windowWidth > MOBILE_MAX_WIDTH ? 'desktop' : 'mobile';
}

/**
 * The layout of the window. The server and the first render do not know it, so what depends on it is chosen by
 * style sheets until then.
 */
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

let loading: Promise<Panel> | undefined;

/** The panel's code, fetched when the reader is about to open it; a fetch that failed is tried again. */
function loadPanel(): Promise<Panel> {
  loading ??= import(/* webpackChunkName: "mobile-panel" */ './MobilePanel').then(
    ({ MobilePanel }) => MobilePanel,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const prepare = () => void loadPanel().catch(() => undefined);

type MobileNavigationProps = Omit<MobilePanelProps, 'id' | 'onClosed'>;

/**
 * The button of a narrow window that opens the panel. Until the window's width is known, and when the panel cannot
 * be fetched, a menu that needs no JavaScript takes its place.
 */
export function MobileNavigation(props: MobileNavigationProps) {
  const { entries, place, locales } = props;
  const t = useText();
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<{ View: Panel }>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = () =>
    loadPanel().then(
      // In slices: the panel has the whole sidebar, and the frame that answers the click need not wait for it.
      (View) => startTransition(() => setPanel({ View })),
      () => setHasFailed(true),
    );
  // A reader who opened the menu before the page's script ran gets the panel.
  useEffect(() => {
    if (detailsRef.current?.open === true) void open();
  }, []);
  // The next page tries again.
  useEffect(() => setHasFailed(false), [place.sitePath]);
  const widthClass = useWidthClass();
  useEffect(() => {
    if (widthClass === 'desktop') setPanel(undefined);
  }, [widthClass]);

  if (widthClass === 'unknown' || hasFailed)
    return (
      <MenuFallback
        key={place.sitePath}
        entries={entries}
        place={place}
        locales={locales}
        isOpen={hasFailed}
        detailsRef={detailsRef}
      />
    );
  if (widthClass === 'desktop') return null;
  const close = (hasNavigated: boolean) => {
    // The page takes the focus only once the panel is gone.
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
