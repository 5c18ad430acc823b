import { useLocale } from '../../i18n/useLocale';
import { useText } from '../../i18n/useText';
import { languageName } from '../../model/text/languageName';
import type { SearchManifest } from '../../model/search/manifest';
import { role } from '../../theme/palette';
import { radius, space } from '../../theme/tokens';
import { styleSheet } from '../../theme/styleSheet';
import { AreaButtons } from './AreaButtons';

const styles = styleSheet({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s} ${space.m}`, minWidth: 0 },
  field: { display: 'flex', alignItems: 'center', gap: space.s, fontSize: '0.9375rem' },
  select: {
    minHeight: 36,
    padding: '0 0.6rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.small,
    background: role.background,
    color: 'inherit',
    font: 'inherit',
  },
});

/** The chosen filters; undefined means all, or the doc root in use. */
export interface ChosenFilters {
  area?: string;
  language?: string;
  tag?: string;
}

interface SearchFilterBarProps {
  manifest: SearchManifest;
  /** Tag of the doc root in use; undefined on a site with one. */
  tag: string | undefined;
  chosen: ChosenFilters;
  onChoose: (chosen: ChosenFilters) => void;
}

/** The filters of a search: area, language, doc root. */
export function SearchFilterBar({ manifest, tag: tagInUse, chosen, onChoose }: SearchFilterBarProps) {
  const t = useText();
  const { code } = useLocale();
  const { areas, indexes, tags } = manifest;
  return (
    <div css={styles.bar}>
      <AreaButtons isInPage areas={areas} chosen={chosen.area} onChoose={(area) => onChoose({ ...chosen, area })} />
      {indexes.length > 1 && (
        <label css={styles.field}>
          {t('searchPage.language')}
          <select
            css={styles.select}
            value={chosen.language ?? ''}
            onChange={({ target }) => onChoose({ ...chosen, language: target.value === '' ? undefined : target.value })}
          >
            <option value="">{t('searchPage.allLanguages')}</option>
            {indexes.map(({ lang }) => (
              <option key={lang} value={lang}>
                {languageName(lang, code)}
              </option>
            ))}
          </select>
        </label>
      )}
      {tags.length > 0 && tagInUse !== undefined && (
        <label css={styles.field}>
          {t('searchPage.version')}
          <select
            css={styles.select}
            value={chosen.tag ?? tagInUse}
            onChange={({ target }) => onChoose({ ...chosen, tag: target.value })}
          >
            {tags.map(({ tag, label }) => (
              <option key={tag} value={tag}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
