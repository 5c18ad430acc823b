import { useEffect, useRef, type CSSProperties, type RefObject } from 'react';
import type { CrashTexts } from '../../model/site/failure';

/** The crash texts in the page's language, from attributes that the server has rendered. */
export function crashTexts({ body }: Document = document): CrashTexts {
  const { crashTitle = '', crashPart = '', crashWhole = '', crashRetry = '' } = body.dataset;
  return { title: crashTitle, part: crashPart, whole: crashWhole, retry: crashRetry };
}

/** Maximum number of causes in the text, because an error can be its own cause. */
const MAX_CAUSES = 5;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));

/** Messages of an error and its causes, separated by lines: `No sidebar\n---\nNo data`. */
export function errorText(error: unknown): string {
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && messages.length <= MAX_CAUSES) {
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.join('\n---\n');
}

/** Sets the document title during a crash and guards it against the page's head, which is written later. */
function useCrashTitle(title: string, message: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (message.current?.isConnected !== true) return undefined;
    let pageTitle = document.title;
    const hold = () => {
      if (document.title === title) return;
      pageTitle = document.title;
      document.title = title;
    };
    hold();
    const observer = new MutationObserver(hold);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      if (document.title === title) document.title = pageTitle;
    };
  }, [title, message]);
}

/** No classes, because their code may be what failed. */
const BUTTON: CSSProperties = { minHeight: 44, paddingInline: '1.25rem', fontWeight: 600, cursor: 'pointer' };
const DETAIL: CSSProperties = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.9375rem' };

interface CrashMessageProps {
  /** Document title of the message. */
  title: string;
  heading: string;
  retryLabel: string;
  error: unknown;
  retry: () => void;
}

/** Message about a failed page, with the error; focuses its heading, since the page has lost the focus. */
export function CrashMessage({ title, heading, retryLabel, error, retry }: CrashMessageProps) {
  const shown = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Deferred, because the router focuses the start of the page or the hash target.
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
