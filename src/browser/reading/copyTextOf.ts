/** What copying needs of the window. */
export interface CopyWindow {
  fetch: (url: string) => Promise<Response>;
  navigator: { clipboard?: Pick<Clipboard, 'write' | 'writeText'> };
  ClipboardItem?: typeof ClipboardItem;
}

async function fetchText(url: string, { fetch }: CopyWindow): Promise<string> {
  const response = await fetch(url);
  // Some hosts answer for a missing file with a page.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage) throw new Error(`${url} answers ${response.status} with no text.`);
  return response.text();
}

/**
 * Puts the text of a file on the clipboard; fails where the file or the clipboard cannot be had. Browsers let a
 * page write only right after a press, so the clipboard is given the text before it has arrived.
 */
export async function copyTextOf(url: string, view: CopyWindow): Promise<void> {
  const { clipboard } = view.navigator;
  if (clipboard === undefined) throw new Error('This page may not use the clipboard.');
  const text = fetchText(url, view);
  if (view.ClipboardItem === undefined) return clipboard.writeText(await text);
  const blob = text.then((found) => new Blob([found], { type: 'text/plain' }));
  // A clipboard that refuses at once never looks at the text, whose failure would then be nobody's.
  blob.catch(() => undefined);
  await Promise.all([clipboard.write([new view.ClipboardItem({ 'text/plain': blob })]), text]);
}
