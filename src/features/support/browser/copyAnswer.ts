import type { Answer } from '../model/answer';

/** What copying needs of the window. */
export interface ClipboardWindow {
  navigator: { clipboard?: Pick<Clipboard, 'write' | 'writeText'> };
  ClipboardItem?: typeof ClipboardItem;
}

const blobOf = async (answer: Promise<Answer>, type: 'text/plain' | 'text/html') => {
  const { text, html } = await answer;
  return new Blob([type === 'text/plain' ? text : html], { type });
};

/** Writes HTML and plain text. Both are promises, because the browser must get them before the answer is ready. */
async function writeBoth(answer: Promise<Answer>, clipboard: Pick<Clipboard, 'write'>, Item: typeof ClipboardItem) {
  const blobs = { 'text/plain': blobOf(answer, 'text/plain'), 'text/html': blobOf(answer, 'text/html') };
  // Prevents unhandled rejections: a clipboard that refuses at once never reads them.
  for (const blob of Object.values(blobs)) blob.catch(() => undefined);
  await clipboard.write([new Item(blobs)]);
}

/** Copies an answer, right after a press, so call it with the promise. Throws if the clipboard or the answer fails. */
export async function copyAnswer(answer: Promise<Answer>, view: ClipboardWindow): Promise<void> {
  const { clipboard } = view.navigator;
  if (clipboard === undefined) {
    await answer;
    throw new Error('The clipboard is not available to this page.');
  }
  if (view.ClipboardItem !== undefined) {
    const written = writeBoth(answer, clipboard, view.ClipboardItem).then(
      () => true,
      () => false,
    );
    await answer;
    if (await written) return;
  }
  await clipboard.writeText((await answer).text);
}
