/** Text that one key adds; undefined for keys that type nothing, and for shortcuts. */
export function typedText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey ? key : undefined;
}

/** What was typed for a field before it was there. */
export interface Typed {
  text: string;
  /** Whether Enter came behind the text. */
  isEntered: boolean;
}

/**
 * Keeps what is typed while the field that it is meant for is still on its way.
 * @returns the way to stop, which gives what was typed
 */
export function startTypeAhead(document: Document): () => Typed {
  let text = '';
  let isEntered = false;
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method write into the field that has the focus; the letters come when it is done.
    if (event.isComposing) return;
    const typed = typedText(event);
    if (typed !== undefined) text += typed;
    else if (event.key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if (event.key !== 'Enter' || text === '') return;
    isEntered = event.key === 'Enter';
    event.preventDefault();
    event.stopPropagation();
  };
  const onComposed = ({ data }: CompositionEvent) => void (text += data);
  document.addEventListener('keydown', onKeyDown, { capture: true });
  document.addEventListener('compositionend', onComposed, { capture: true });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    document.removeEventListener('compositionend', onComposed, { capture: true });
    return { text, isEntered };
  };
}
