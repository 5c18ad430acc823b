import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { useCatalogue } from '../../../i18n/useCatalogue';
import { useText, type GetText } from '../../../i18n/useText';

/** UI texts including those about versions, which are in the feature's data. */
export function useVersionText(): GetText {
  useCatalogue('versions', useFeatureData('versions').texts);
  return useText();
}
