import { createElement, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { LoadFailureView } from '../../components/layout/LoadFailureView';
import { OpensAtTopContext } from '../../components/layout/Deferred';
import { changeBetween, opensAtTop, type ScrollMove } from '../../model/navigation/pageNavigation';
import { afterPaint } from '../../browser/router/afterPaint';
import { applyHead } from './applyHead';
import { runHook, wrapByHook } from '../../browser/router/gatsbyHooks';
import type { TemplateProps } from '../../browser/router/pageSource';
import type { Router, Shown } from '../../browser/router/router';
import { restoreElements } from '../../browser/router/scrollMemory';
import { markTarget, scrollTo } from '../../browser/router/scrollTo';
import { ANNOUNCER_ID, announceTitle, moveFocus } from '../../browser/router/tellArrival';
import { ARRIVING } from '../../model/navigation/pageNavigation';

/** Paints the first screen of a page that opens at its top, and returns a function that shows the rest. */
export function beginWithFirstScreen(move: ScrollMove, document: Document = window.document): () => void {
  const main = opensAtTop(move) ? document.querySelector('main') : null;
  main?.setAttribute(ARRIVING, '');
  return () => main?.removeAttribute(ARRIVING);
}

/** Props of Gatsby's templates and hooks. The address is that of the shown page, even while the next one loads. */
function templateProps({ address, page }: Shown): TemplateProps {
  const { data, pageContext, path } = page;
  const location = Object.assign({}, window.location, address);
  return { location, path, params: {}, data: data ?? {}, pageContext };
}

/** Effects of a new page: scrolls and focuses after rendering; updates the head and calls hooks after painting. */
function useNavigationEffects(shown: Shown, props: TemplateProps): void {
  const last = useRef<Location>();
  useLayoutEffect(() => {
    const before = last.current;
    const { location } = props;
    last.current = location;
    const { arrival, page, failure } = shown;
    const isNewPage = arrival?.isNewPage === true;
    const bringRest = isNewPage ? beginWithFirstScreen(arrival.scroll) : undefined;
    if (arrival === null) markTarget(undefined);
    if (isNewPage && arrival.by === 'pop') restoreElements(arrival.elements ?? []);
    const stop = arrival === null ? undefined : scrollTo(arrival.scroll);
    if (arrival?.by === 'push' && (isNewPage || arrival.scroll.to === 'target')) moveFocus(arrival.scroll);
    // Read now: the reader may navigate on before the paint.
    const head = isNewPage && failure === null && page.template.Head;
    const element = head ? createElement(head, props) : undefined;
    const follow = () => {
      bringRest?.();
      // Announce the title after the head has set it.
      if (element !== undefined) applyHead(element, announceTitle);
      else if (isNewPage) announceTitle();
      if (before === undefined || changeBetween(before, location) !== 'none')
        runHook('onRouteUpdate', { location, prevLocation: before ?? null });
    };
    // Runs after the paint, so that it never delays the page.
    if (before === undefined) follow();
    else afterPaint(follow);
    return stop;
  }, [shown, props]);
}

function Page({ router }: { router: Router }) {
  const shown = useSyncExternalStore(router.subscribe, router.shown, router.shown);
  const props = useMemo(() => templateProps(shown), [shown]);
  useNavigationEffects(shown, props);
  useEffect(() => runHook('onInitialClientRender'), []);
  const { arrival } = shown;
  const element =
    shown.failure === null ? (
      createElement(shown.page.template.default, { ...props, key: shown.page.path })
    ) : (
      <LoadFailureView key={shown.address.pathname} reason={shown.failure} onRetry={router.retry} />
    );
  return (
    <OpensAtTopContext.Provider value={arrival?.isNewPage === true && opensAtTop(arrival.scroll)}>
      {wrapByHook('wrapPageElement', element, { props })}
    </OpensAtTopContext.Provider>
  );
}

/** The root of the site in the browser: the page and the live region for screen readers. */
export function RouterRoot({ router }: { router: Router }) {
  return wrapByHook(
    'wrapRootElement',
    <>
      <div id="gatsby-focus-wrapper" tabIndex={-1}>
        <Page router={router} />
      </div>
      <div id={ANNOUNCER_ID} aria-live="polite" aria-atomic="true" />
    </>,
  );
}
