import { useEffect, useState } from 'react';
import { markedPlace } from '../browser/place';
import { useDesk } from '../hooks/useDesk';
import { kitStyles as styles } from './kitStyles';
import { ToolButtons } from './ToolButtons';

/** Space between the marked text and its tools, and the height of these. */
const GAP = 6;
const HEIGHT = 40;
const WIDTH = 120;

/** The tools below what the reader has marked in a guide. */
export function MarkedTools() {
  const { desk } = useDesk();
  const [place, setPlace] = useState<{ top: number; left: number }>();
  useEffect(() => {
    const look = () => {
      if (markedPlace(desk.site) === undefined) return setPlace(undefined);
      const { bottom, right } = window.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
      setPlace({
        top: Math.max(0, Math.min(bottom + GAP, window.innerHeight - HEIGHT)),
        left: Math.max(0, Math.min(right, window.innerWidth) - WIDTH),
      });
    };
    document.addEventListener('selectionchange', look);
    window.addEventListener('scroll', look, { passive: true });
    // The reader may have marked something before the tools were there.
    look();
    return () => {
      document.removeEventListener('selectionchange', look);
      window.removeEventListener('scroll', look);
    };
  }, [desk]);
  if (place === undefined) return null;
  return (
    <div css={styles.besideMarked} style={place}>
      <ToolButtons name={desk.t('toolsOfMarked')} place={() => markedPlace(desk.site)} />
    </div>
  );
}
