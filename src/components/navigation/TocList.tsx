import type { TocEntry } from '../../model/reading/toc';

interface TocListProps {
  entries: readonly TocEntry[];
  /** Id of the heading that the reader is at. */
  active?: string | null;
}

/** Headings as links, nested by level. Their looks come from the root of the table of contents. */
export function TocList({ entries, active }: TocListProps) {
  return (
    <ul>
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
            {text}
          </a>
          {children.length > 0 && <TocList entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
