import type { SearchHit } from '../hooks/useSupportTools';
import { ToolButtons } from './ToolButtons';

/** The tools beside a hit on the search page. */
export function SearchHitTools({ path, title }: SearchHit) {
  return <ToolButtons name={title} target={() => ({ path, anchor: '' })} />;
}
