import { useEffect, useRef, type CSSProperties } from 'react';
import { useCrashTitle } from '../../hooks/site/useCrashTitle';
import { errorText } from '../../model/site/errorText';

/** No classes: what makes them may be what has failed. */
const BUTTON: CSSProperties = { minHeight: 44, paddingInline: '1.25rem', fontWeight: 600, cursor: 'pointer' };
const DETAIL: CSSProperties = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.9375rem' };

interface CrashMessageProps {
  /** Title of the tab while this is shown. */
  title: string;
  heading: string;
  retryLabel: string;
  error: unknown;
  retry: () => void;
}

/** Says that the code of a page has failed, and how; its heading takes the focus, which the page has lost. */
export function CrashMessage({ title, heading, retryLabel, error, retry }: CrashMessageProps) {
  const shown = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Deferred, because the router puts the focus on the start of the page, or on what the hash names.
    const later = setTimeout(() => shown.current?.focus());
    return () => clearTimeout(later);
  }, []);
  useCrashTitle(title, shown);
  return (
    <>
      <h1 ref={shown} tabIndex={-1}>
        {heading}
      </h1>
      <p>
        <button type="button" style={BUTTON} onClick={retry}>
          {retryLabel}
        </button>
      </p>
      <hr />
      <p style={DETAIL}>{errorText(error)}</p>
    </>
  );
}
