import type { SlotProps } from '../../../extend';
import { useLocale } from '../../../i18n/useLocale';
import { useSupportTools } from '../hooks/useSupportTools';

/** The support tools of a hit on the search page, once they are loaded. */
export function SearchRowTools({ lang, ...hit }: SlotProps['searchRow']) {
  const { code } = useLocale();
  const tools = useSupportTools();
  return (
    tools !== undefined && (
      <div lang={lang === code ? undefined : code}>
        <tools.SearchHitTools {...hit} />
      </div>
    )
  );
}
