import type { TextPart } from '../../model/search/provider';

/** A text with highlighted matches; renders elements and text only, never HTML of an index. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return (
    <>
      {/* Parts of a text have no identity but their index. */}
      {parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
    </>
  );
}
