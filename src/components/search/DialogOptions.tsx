import { components } from 'site-slots/searchOption';
import { dialogStyles as styles } from './dialogStyles';

interface DialogOptionsProps {
  /** Prefix of the options' ids. */
  id: string;
  query: string;
  tags: readonly string[];
  /** Id of the highlighted option. */
  active: string | undefined;
  onHighlight: (id: string) => void;
  onChoose: (number: number) => void;
}

/** Options of features, above the results. */
export function DialogOptions({ id, query, tags, active, onHighlight, onChoose }: DialogOptionsProps) {
  return components.map((Option, number) => {
    const optionId = `${id}-option-${number}`;
    const isActive = optionId === active;
    return (
      <button
        key={optionId}
        type="button"
        role="option"
        id={optionId}
        css={[styles.option, styles.addedOption]}
        tabIndex={-1}
        aria-selected={isActive}
        onMouseMove={isActive ? undefined : () => onHighlight(optionId)}
        onClick={() => onChoose(number)}
      >
        <Option query={query} tags={tags} isChosen={false} />
      </button>
    );
  });
}
