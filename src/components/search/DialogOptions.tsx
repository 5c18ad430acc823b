import { components } from 'site-slots/searchOption';
import { dialogStyles as styles } from './dialogStyles';

interface DialogOptionsProps {
  /** Prefix of the ids of the options. */
  id: string;
  query: string;
  tags: readonly string[];
  /** Id of the highlighted option. */
  active: string | undefined;
  onHighlight: (id: string) => void;
  onChoose: (number: number) => void;
}

/** The options of features, above the hits. */
export function DialogOptions({ id, query, tags, active, onHighlight, onChoose }: DialogOptionsProps) {
  return components.map((Option, number) => {
    const ownId = `${id}-option-${number}`;
    const isActive = ownId === active;
    return (
      <button
        key={ownId}
        type="button"
        role="option"
        id={ownId}
        css={[styles.option, styles.addedOption]}
        tabIndex={-1}
        aria-selected={isActive}
        onMouseMove={isActive ? undefined : () => onHighlight(ownId)}
        onClick={() => onChoose(number)}
      >
        <Option query={query} tags={tags} isChosen={false} />
      </button>
    );
  });
}
