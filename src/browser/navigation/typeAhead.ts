import { EARLY_SEARCH, type EarlySearch } from '../../model/search/earlySearch';

/** The text that a key types; undefined for other keys and shortcuts. */
export function typedText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey ? key : undefined;
}

/** Text typed before its input field existed. */
export interface Typed {
  text: string;
  /** True when Enter was pressed after the text. */
  isEntered: boolean;
  /** True when Escape was pressed. */
  isCancelled: boolean;
}

/** The search that the reader began before the site's code ran, whose recording ends; undefined without one. */
export function takeEarlySearch(): Typed | undefined {
  const early = (window as { [EARLY_SEARCH]?: EarlySearch })[EARLY_SEARCH];
  early?.stop();
  return early === undefined || early.text === null
    ? undefined
    : { text: early.text, isEntered: early.isEntered, isCancelled: false };
}

/**
 * Records typed text until its input field has loaded; the result stops and returns the typed text.
 * @param begun what was typed already
 */
export function startTypeAhead(document: Document, begun?: Typed): () => Typed {
  let text = begun?.text ?? '';
  let isEntered = begun?.isEntered ?? false;
  let isCancelled = false;
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method write into the field that has the focus; the letters come when it is done.
    if (event.isComposing) return;
    const typed = typedText(event);
    if (typed !== undefined) text += typed;
    else if (event.key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if (event.key === 'Escape') isCancelled = true;
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
    return { text, isEntered, isCancelled };
  };
}
