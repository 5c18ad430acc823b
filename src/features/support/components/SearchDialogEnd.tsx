import type { SlotProps } from '../../../extend';
import { useSupportTools } from '../hooks/useSupportTools';

/** The support tools of the search dialog, once they are loaded. */
export function SearchDialogEnd(dialog: SlotProps['searchDialogEnd']) {
  const tools = useSupportTools();
  return tools !== undefined && <tools.SearchDialogTools {...dialog} />;
}
