/** Serves a text at every address, or fails to, and returns the texts that the page copies with their addresses. */
export function serveText(isServed = true): [url: string, text: string][] {
  const copied: [string, string][] = [];
  let asked = '';
  globalThis.fetch = ((url: string) => {
    asked = url;
    const headers = { get: () => 'text/markdown' };
    return Promise.resolve({ ok: isServed, status: 404, headers, text: () => Promise.resolve('# Saldo') });
  }) as unknown as typeof fetch;
  const writeText = (text: string) => Promise.resolve(void copied.push([asked, text]));
  Object.assign(navigator, { clipboard: { writeText } });
  return copied;
}
