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

/** With its look and as plain text, of which each program takes what it can; given away before the text has come. */
async function writeBoth(answer: Promise<Answer>, clipboard: Pick<Clipboard, 'write'>, Item: typeof ClipboardItem) {
  const blobs = { 'text/plain': blobOf(answer, 'text/plain'), 'text/html': blobOf(answer, 'text/html') };
  // A clipboard that refuses at once never looks at them, and their failure would be nobody's.
  for (const blob of Object.values(blobs)) blob.catch(() => undefined);
  await clipboard.write([new Item(blobs)]);
}

/**
 * Puts an answer on the clipboard, as plain text where the browser takes no other. Browsers let a page write only
 * right after a press, so this has to be called at once, and the answer may come later.
 * @throws when the clipboard is missing or refuses, or the answer does not come
 */
export async function copyAnswer(answer: Promise<Answer>, view: ClipboardWindow): Promise<void> {
  const { clipboard } = view.navigator;
  if (clipboard === undefined) {
    await answer;
    throw new Error('This page may not use the clipboard.');
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
