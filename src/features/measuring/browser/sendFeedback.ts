import type { FeedbackRecord } from '../model/feedback';

/** How long the endpoint may take, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Sends an answer, without cookies and without telling where else the reader is.
 * @throws when it has not arrived
 */
export async function sendFeedback(url: string, record: FeedbackRecord): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The answer goes out also where the reader leaves at once.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`The answer was refused: ${response.status}`);
}
