/** Why an edition could not be kept. */
export type OfflineFailure = 'network' | 'quota';

/** The kept edition, as the worker reports it. */
export interface KeptEdition {
  id: string;
  /** Size on the device in bytes. */
  stored: number;
  /** Date of the download, ISO 8601. */
  day: string;
}

/** A message from a page to the worker. */
export type ToOfflineWorker =
  /** Requests the kept edition; the answer uses the port. */
  | { kind: 'tell' }
  /** Stops the download of an edition, before the reader's copy is removed. */
  | { kind: 'stop' }
  /** Lets a finished edition replace the previous one, unless a page of that is open. */
  | { kind: 'takeOver' };

/** A message from the worker to pages. */
export type FromOfflineWorker =
  /** `which` asks a page for its build; the answer uses the port. */
  { kind: 'which' } | { kind: 'progress'; done: number; total: number } | { kind: 'failed'; reason: OfflineFailure };

/** Validates a message, which may come from another program. */
export function readMessage<Message extends { kind: string }>(
  data: unknown,
  kinds: readonly Message['kind'][],
): Message | undefined {
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined;
  return kinds.some((accepted) => accepted === kind) ? (data as Message) : undefined;
}
