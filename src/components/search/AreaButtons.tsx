import { useText } from '../../i18n/useText';
import type { SearchArea } from '../../model/search/manifest';
import { dialogStyles as styles } from './dialogStyles';

interface AreaButtonsProps {
  /** In a page the buttons have as many lines as they need; in the dialog they are one line to be scrolled. */
  isInPage?: boolean;
  areas: readonly SearchArea[];
  /** Id of the chosen area; undefined for all of them. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** The parts of the site that the search can be narrowed to. */
export function AreaButtons({ isInPage = false, areas, chosen, onChoose }: AreaButtonsProps) {
  const t = useText();
  if (areas.length < 2) return null;
  const choices = [{ id: undefined, label: t('search.allAreas') }, ...areas];
  return (
    <div css={isInPage ? styles.areaLines : styles.areas} role="group" aria-label={t('search.areas')}>
      {choices.map(({ id, label }) => (
        <button
          type="button"
          css={styles.area}
          key={id ?? ''}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id === chosen ? undefined : id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
