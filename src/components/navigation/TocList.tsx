import type { TocEntry } from '../../model/reading/toc';

interface TocListProps {
  entries: readonly TocEntry[];
  /** Id of the active heading. */
  active?: string | null;
}

/** Nested links to headings, styled by the table of contents. */
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
