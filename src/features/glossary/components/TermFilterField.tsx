import { useText } from '../../../i18n/useText';
import { role } from '../../../theme/palette';
import { styleSheet } from '../../../theme/styleSheet';
import { radius, space, width } from '../../../theme/tokens';
import { SiteLink } from '../../../components/ui/SiteLink';

/** Hides the field without scripts, when all terms are listed. */
const WITHOUT_SCRIPT = '@media (scripting: none)';

const styles = styleSheet({
  field: { display: 'grid', gap: space.s, maxWidth: width.text, [WITHOUT_SCRIPT]: { display: 'none' } },
  input: {
    height: 48,
    padding: '0 1rem',
    border: `1px solid ${role.borderStrong}`,
    borderRadius: radius.medium,
    background: role.background,
    fontSize: '1.0625rem',
  },
  status: { color: role.textMuted, fontSize: '0.9375rem' },
});

interface TermFilterFieldProps {
  query: string;
  setQuery: (query: string) => void;
  /** Called when the reader is about to use the field. */
  prepare: () => void;
  hasFailed: boolean;
  /** Number of matching terms; undefined without a query. */
  count: number | undefined;
  searchPath: string;
}

/** The filter field and its status. */
export function TermFilterField({ query, setQuery, prepare, hasFailed, count, searchPath }: TermFilterFieldProps) {
  const t = useText();
  return (
    <div css={styles.field}>
      <input
        css={styles.input}
        type="search"
        value={query}
        aria-label={t('glossary.filter')}
        placeholder={t('glossary.filter')}
        autoComplete="off"
        onFocus={prepare}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p css={styles.status} role="status">
        {hasFailed && t('glossary.failed')}
        {count !== undefined && (count > 0 ? t('glossary.count', { count }) : t('glossary.none'))}
      </p>
      {count === 0 && (
        <p>
          <SiteLink href={`${searchPath}?${new URLSearchParams({ q: query.trim() }).toString()}`}>
            {t('glossary.search')}
          </SiteLink>
        </p>
      )}
    </div>
  );
}
