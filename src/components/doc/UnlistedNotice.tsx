import { useText } from '../../i18n/useText';
import { Notice } from '../ui/Notice';

/** Tells whoever has the address of an unlisted page that others do not come upon it. */
export function UnlistedNotice() {
  const t = useText();
  return <Notice title={t('common.unlistedTitle')}>{t('common.unlistedText')}</Notice>;
}
