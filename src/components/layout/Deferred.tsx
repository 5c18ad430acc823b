import { startTransition, useEffect, useState, type ReactNode, createContext, useContext } from 'react';
import { afterPaint } from '../../browser/router/afterPaint';

/** True while a page is shown that a link within the site has led to, and that opens at its top. */
export const OpensAtTopContext = createContext(false);
const useOpensAtTop = (): boolean => useContext(OpensAtTopContext);

/**
 * A part of a page that the reader of its first screen does not miss: on a page that opens at its top it comes once
 * that screen is painted. It is always in what the server writes.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const mayWait = useOpensAtTop();
  const [isDue, setDue] = useState(!mayWait);
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setDue(true)))), [isDue]);
  return isDue ? children : null;
}
