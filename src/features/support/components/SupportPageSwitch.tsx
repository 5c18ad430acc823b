import { useLocale } from '../../../i18n/useLocale';
import { supportSettings } from '../browser/supportSettings';
import { SupportSwitch } from './SupportSwitch';

/** The switch of the support tools at the end of the support page; nothing on other pages. */
export function SupportPageSwitch() {
  const { sitePath } = useLocale();
  if (sitePath !== supportSettings().page) return null;
  return (
    <div>
      <SupportSwitch />
    </div>
  );
}
