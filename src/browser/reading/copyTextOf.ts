/** The properties of the window that copying needs. */
export interface CopyWindow {
  fetch: (url: string) => Promise<Response>;
  navigator: { clipboard?: Pick<Clipboard, 'write' | 'writeText'> };
  ClipboardItem?: typeof ClipboardItem;
}

async function fetchText(url: string, { fetch }: CopyWindow): Promise<string> {
  const response = await fetch(url);
  // Some hosts answer with an HTML page for a missing file.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage) throw new Error(`${url}: status ${response.status}, not a text file.`);
  return response.text();
}

/** Copies a file's text. Browsers allow it only right after a click, so the clipboard gets a promise of the text. */
export async function copyTextOf(url: string, view: CopyWindow): Promise<void> {
  const { clipboard } = view.navigator;
  if (clipboard === undefined) throw new Error('The clipboard is not available to this page.');
  const text = fetchText(url, view);
  if (view.ClipboardItem === undefined) return clipboard.writeText(await text);
  const blob = text.then((found) => new Blob([found], { type: 'text/plain' }));
  // A clipboard that rejects at once never awaits the text: avoid an unhandled rejection.
  blob.catch(() => undefined);
  await Promise.all([clipboard.write([new view.ClipboardItem({ 'text/plain': blob })]), text]);
}
