/** Why an edition could not be kept. */
export type OfflineFailure = 'network' | 'quota' | 'cancelled';

/** What the worker keeps, as it reports it to a page. */
export interface KeptEdition {
  id: string;
  /** Bytes that the device stores. */
  stored: number;
  /** When the edition was fetched, as a date in ISO form. */
  day: string;
}

/** What a page says to a worker. */
export type ToOfflineWorker =
  /** Asks for the edition that is kept; answered through the port. */
  | { kind: 'tell' }
  /** Ends the fetching of an edition. */
  | { kind: 'cancel' }
  /** Offers a finished edition to take the place of the one before, if no page of that is open. */
  | { kind: 'takeOver' };

/** What a worker says to pages. */
export type FromOfflineWorker =
  /** Asks a page which build it is of; answered through the port. */
  { kind: 'which' } | { kind: 'progress'; done: number; total: number } | { kind: 'failed'; reason: OfflineFailure };

/** Reads a message that may be of another program's. */
export function readMessage<Message extends { kind: string }>(
  data: unknown,
  kinds: readonly Message['kind'][],
): Message | undefined {
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined;
  return kinds.some((known) => known === kind) ? (data as Message) : undefined;
}
