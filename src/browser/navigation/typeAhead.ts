/** The text that a key types; undefined for other keys and shortcuts. */
export function typedText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey ? key : undefined;
}

/** Text typed before its input field existed. */
export interface Typed {
  text: string;
  /** True when Enter was pressed after the text. */
  isEntered: boolean;
}

/**
 * Records typed text until its input field has loaded.
 * @returns a function that stops and returns the typed text
 */
export function startTypeAhead(document: Document): () => Typed {
  let text = '';
  let isEntered = false;
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = typedText(event);
    if (typed !== undefined) text += typed;
    else if (event.key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if (event.key !== 'Enter' || text === '') return;
    isEntered = event.key === 'Enter';
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    return { text, isEntered };
  };
}
