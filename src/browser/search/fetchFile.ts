/** Milliseconds after which a file counts as not to be had. */
const TIMEOUT = 20_000;

/**
 * The text of a file.
 * @throws when it does not come in time, or the host answers with something else
 */
export async function fetchFile(url: string, options: RequestInit = {}): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), ...options });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
