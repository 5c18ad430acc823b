import { useFeatureData } from '../../../hooks/site/useFeatureData';
import { useCatalogue } from '../../../i18n/useCatalogue';
import { useText, type GetText } from '../../../i18n/useText';

/** The texts of the interface, with those about versions, which come with the feature's data. */
export function useVersionText(): GetText {
  useCatalogue('versions', useFeatureData('versions').texts);
  return useText();
}
