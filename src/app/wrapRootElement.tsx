import type { GatsbyBrowser } from 'gatsby';
import { CrashBoundary } from '../components/crash/CrashBoundary';
import { useEffect, useRef, type CSSProperties } from 'react';
import { crashTexts, CrashMessage } from '../components/crash/CrashMessage';

const FRAME: CSSProperties = { maxWidth: '42rem', margin: '0 auto', padding: '2rem 1rem' };

interface SiteCrashProps {
  error: unknown;
  retry: () => void;
}

/** Fallback of the whole site, without any of its data. Going back reloads the page. */
export function SiteCrash({ error, retry }: SiteCrashProps) {
  const texts = crashTexts();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // A head is rendered into a detached element: only that failed.
    if (frame.current?.isConnected !== true) return undefined;
    const reload = () => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);
  return (
    <main ref={frame} style={FRAME}>
      <CrashMessage title={texts.title} heading={texts.whole} retryLabel={texts.retry} error={error} retry={retry} />
    </main>
  );
}

/** Wraps the shell in the last error boundary. Only Retry or a reload recovers from it. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CrashBoundary resetKey="" fallback={(error, retry) => <SiteCrash error={error} retry={retry} />}>
    {element}
  </CrashBoundary>
);
