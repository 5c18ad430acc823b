/** Text that one key adds; undefined for keys that type nothing, and for shortcuts. */
function typedText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey ? key : undefined;
}

/**
 * Keeps what is typed while the field that it is meant for is still on its way.
 * @returns the way to stop, which gives the text
 */
export function startTypeAhead(document: Document): () => string {
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = typedText(event);
    if (typed !== undefined) text += typed;
    else if (event.key === 'Backspace') text = [...text].slice(0, -1).join('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    return text;
  };
}
