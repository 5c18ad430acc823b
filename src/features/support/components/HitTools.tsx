import type { HitToolsProps } from '../hooks/useKit';
import { ToolButtons } from './ToolButtons';

/** The tools beside a hit of the search page. */
export function HitTools({ path, anchor, name }: HitToolsProps) {
  return <ToolButtons name={name} place={() => ({ path, anchor })} />;
}
