import type { TextPart } from '../../model/search/provider';

/** A text with the query's words marked: elements and text only, never HTML out of an index. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return (
    <>
      {/* Pieces of one text have no identity but their place. */}
      {parts.map(({ text, isMatch }, place) => (isMatch ? <mark key={place}>{text}</mark> : text))}
    </>
  );
}
