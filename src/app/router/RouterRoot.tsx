import { createElement, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { LoadFailureView } from '../../components/layout/LoadFailureView';
import { OpensAtTopContext } from '../../components/layout/Deferred';
import { changeBetween, opensAtTop, type ScrollMove } from '../../model/navigation/pageNavigation';
import { afterPaint } from '../../browser/router/afterPaint';
import { applyHead } from './applyHead';
import { runHook, wrapByHook } from '../../browser/router/gatsbyHooks';
import type { TemplateProps } from '../../browser/router/pageSource';
import type { Router, Shown } from '../../browser/router/router';
import { markTarget, scrollTo } from '../../browser/router/scrollTo';
import { ANNOUNCER_ID, announceTitle, moveFocus } from '../../browser/router/tellArrival';
import { ARRIVING } from '../../model/navigation/pageNavigation';

/**
 * Lets the browser lay out and paint the beginning of a page that opens at its top before the rest, which styles
 * leave out meanwhile. Returns what brings the rest.
 */
export function beginWithFirstScreen(move: ScrollMove, document: Document = window.document): () => void {
  const main = opensAtTop(move) ? document.querySelector('main') : null;
  main?.setAttribute(ARRIVING, '');
  return () => main?.removeAttribute(ARRIVING);
}

/** What Gatsby's templates and hooks get. The address is that of the page, also while the next one is on its way. */
function templateProps({ address, page }: Shown): TemplateProps {
  const { data, pageContext, path } = page;
  const location = Object.assign({}, window.location, address);
  return { location, path, params: {}, data: data ?? {}, pageContext };
}

/**
 * What is due once a page is in the document: its place and the focus; and once it is painted, its head and who else
 * wants to know.
 */
function useArrival(shown: Shown, props: TemplateProps): void {
  const last = useRef<Location>();
  useLayoutEffect(() => {
    const before = last.current;
    const { location } = props;
    last.current = location;
    const { arrival, page, failure } = shown;
    const isNewPage = arrival?.isNewPage === true;
    const bringRest = isNewPage ? beginWithFirstScreen(arrival.scroll) : undefined;
    if (arrival === null) markTarget(undefined);
    const stop = arrival === null ? undefined : scrollTo(arrival.scroll);
    if (arrival?.by === 'push' && (isNewPage || arrival.scroll.to === 'target')) moveFocus(arrival.scroll);
    // Taken now: the reader may have gone on before the page is painted.
    const head = isNewPage && failure === null && page.template.Head;
    const element = head ? createElement(head, props) : undefined;
    const follow = () => {
      bringRest?.();
      // The title that is told comes with the head.
      if (element !== undefined) applyHead(element, announceTitle);
      else if (isNewPage) announceTitle();
      if (before === undefined || changeBetween(before, location) !== 'none')
        runHook('onRouteUpdate', { location, prevLocation: before ?? null });
    };
    // Readers wait for the page, and for nothing of this.
    if (before === undefined) follow();
    else afterPaint(follow);
    return stop;
  }, [shown, props]);
}

function Page({ router }: { router: Router }) {
  const shown = useSyncExternalStore(router.subscribe, router.shown, router.shown);
  const props = useMemo(() => templateProps(shown), [shown]);
  useArrival(shown, props);
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

/** The whole site in the browser: the page, and the element in which the next one is announced to screen readers. */
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
