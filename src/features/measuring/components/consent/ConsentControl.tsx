import { linkButton } from '../../../../components/ui/plainButton';
import { askConsent } from '../../browser/consent';
import { useCatalogue } from '../../../../i18n/useCatalogue';
import { useFeatureData } from '../../../../hooks/site/useFeatureData';
import { useText } from '../../../../i18n/useText';
import { styleSheet } from '../../../../theme/styleSheet';

const styles = styleSheet({ button: linkButton });

/** Button that shows the reader's consent, to review or change it. */
export function ConsentControl() {
  useCatalogue('consent', useFeatureData('measuring').consentTexts);
  const t = useText();
  return (
    <button type="button" css={styles.button} onClick={({ currentTarget }) => askConsent(currentTarget)}>
      {t('consent.settings')}
    </button>
  );
}
