import { startTransition, useEffect, useState, type ReactNode, createContext, useContext } from 'react';
import { afterPaint } from '../../browser/router/afterPaint';

/** True for a page that was opened by a link within the site, at its top. */
export const OpensAtTopContext = createContext(false);
const useOpensAtTop = (): boolean => useContext(OpensAtTopContext);

/** A part below the first screen, which renders after the paint on a page that opens at its top. */
export function Deferred({ children }: { children: ReactNode }) {
  const mayWait = useOpensAtTop();
  const [isDue, setDue] = useState(!mayWait);
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setDue(true)))), [isDue]);
  return isDue ? children : null;
}
