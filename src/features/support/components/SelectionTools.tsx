import { useEffect, useState } from 'react';
import { selectedTarget } from '../browser/targets';
import { useReplyStore } from '../hooks/useReplyStore';
import { toolStyles as styles } from './toolStyles';
import { ToolButtons } from './ToolButtons';

/** Space between the selection and the tools, and their size, in CSS pixels. */
const GAP = 6;
const HEIGHT = 40;
const WIDTH = 120;

/** The tools below the selected text of a guide. */
export function SelectionTools() {
  const { store } = useReplyStore();
  const [position, setPosition] = useState<{ top: number; left: number }>();
  useEffect(() => {
    const update = () => {
      if (selectedTarget(store.site) === undefined) return setPosition(undefined);
      const { bottom, right } = window.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
      setPosition({
        top: Math.max(0, Math.min(bottom + GAP, window.innerHeight - HEIGHT)),
        left: Math.max(0, Math.min(right, window.innerWidth) - WIDTH),
      });
    };
    document.addEventListener('selectionchange', update);
    window.addEventListener('scroll', update, { passive: true });
    // Something may be selected already when the tools load.
    update();
    return () => {
      document.removeEventListener('selectionchange', update);
      window.removeEventListener('scroll', update);
    };
  }, [store]);
  if (position === undefined) return null;
  return (
    <div css={styles.besideSelection} style={position}>
      <ToolButtons name={store.t('toolsOfMarked')} target={() => selectedTarget(store.site)} />
    </div>
  );
}
