/** Time-out in milliseconds. */
const TIMEOUT = 20_000;

/** Fetches a text file. Throws after a time-out, or for an error status or an HTML page. */
export async function fetchFile(url: string, options: RequestInit = {}): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), ...options });
  if (!response.ok) throw new Error(`${url}: status ${response.status}.`);
  return response.text();
}
