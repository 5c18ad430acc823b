import { askConsent } from '../../browser/consent';
import { useOptionalCatalogues } from '../../../../i18n/useOptionalCatalogues';
import { useText } from '../../../../i18n/useText';
import { styleSheet } from '../../../../theme/styleSheet';

const styles = styleSheet({
  button: {
    minHeight: 32,
    padding: '0.25rem 0.5rem',
    border: 0,
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    'html:not([data-scripted]) &': { display: 'none' },
  },
});

interface ConsentControlProps {
  texts: readonly Queries.OptionalTextsFragment[];
}

/** Lets readers look at their choice about being measured, and change it; nothing on a site that does not ask. */
export function ConsentControl({ texts }: ConsentControlProps) {
  useOptionalCatalogues(texts);
  const t = useText();
  if (texts.length === 0) return null;
  return (
    <button type="button" css={styles.button} onClick={({ currentTarget }) => askConsent(currentTarget)}>
      {t('consent.settings')}
    </button>
  );
}
