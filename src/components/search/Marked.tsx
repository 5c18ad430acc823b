import type { TextPart } from '../../model/search/provider';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';

// In a list, bold is enough; the colour is left to the words that the reader typed.
const styles = styleSheet({
  mark: { fontWeight: 600, background: role.mark },
  compound: { background: 'none' },
});

/** A text with highlighted matches; renders elements and text only, never HTML of an index. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return (
    <>
      {/* Parts of a text have no identity but their index. */}
      {parts.map(({ text, isMatch, isCompound }, index) =>
        isMatch ? (
          <mark key={index} css={[styles.mark, isCompound && styles.compound]}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}
