import { useEffect, useRef, type CSSProperties, type RefObject } from 'react';
import type { CrashTexts } from '../../model/site/failure';

/** The texts of a crash in the page's language, as the server has written them into the page. */
export function crashTexts({ body }: Document = document): CrashTexts {
  const { crashTitle = '', crashPart = '', crashWhole = '', crashRetry = '' } = body.dataset;
  return { title: crashTitle, part: crashPart, whole: crashWhole, retry: crashRetry };
}

/** How many causes are named at most: an error may name itself as its cause. */
const MAX_CAUSES = 5;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));

/**
 * What an error says, and below it what its causes say, each under a line of its own.
 * @example errorText(new Error('No sidebar', { cause: new Error('No data') })) // 'No sidebar\n---\nNo data'
 */
export function errorText(error: unknown): string {
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && messages.length <= MAX_CAUSES) {
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.join('\n---\n');
}

/**
 * Gives the tab a title while a crash is shown, and its own back afterwards. A page's head is written later, once the
 * page is painted, so the title is held against it. Nothing is done where the message is in no document: heads are
 * rendered into an element that nobody sees.
 */
function useCrashTitle(title: string, message: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (message.current?.isConnected !== true) return undefined;
    let own = document.title;
    const hold = () => {
      if (document.title === title) return;
      own = document.title;
      document.title = title;
    };
    hold();
    const observer = new MutationObserver(hold);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      if (document.title === title) document.title = own;
    };
  }, [title, message]);
}

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
