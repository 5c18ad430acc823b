import { useSyncExternalStore } from 'react';
import { createWriting } from '../../browser/writing/writing';
import type { WritingState } from '../../model/writing/writing';
import { once } from '../../model/once';

/** The event stream of the document. */
export const documentWriting = once(() => createWriting(window));

/** The findings in the content, sent by the develop server for the open page. */
export function useWriting(): WritingState | undefined {
  return useSyncExternalStore(documentWriting().subscribe, documentWriting().state);
}
