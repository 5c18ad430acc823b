import { useText } from '../../i18n/useText';
import type { SearchArea } from '../../model/search/manifest';
import { dialogStyles as styles } from './dialogStyles';

interface AreaButtonsProps {
  /** True to wrap the buttons, as on a page; in the dialog they are one scrollable line. */
  isInPage?: boolean;
  areas: readonly SearchArea[];
  /** Id of the chosen area; undefined for all. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Buttons that filter the search by area. */
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
          // Keeps the focus in the search box, so that the reader can type on and choose by keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(id === chosen ? undefined : id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
