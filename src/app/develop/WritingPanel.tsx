import { useEffect, useId, useState } from 'react';
import { storageSlot } from '../../browser/site/storageSlot';
import type { ShownFault, WritingState } from '../../model/writing/writing';
import { panelStyles as styles } from './panelStyles';
import { useWriting } from './useWriting';

/** Whether the panel is open; it stays so from page to page. */
const KEY = 'ohjekeskus.writingPanel';
const CLOSED = 'closed';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function summary({ own, otherCount, notices }: WritingState): string {
  const parts = [
    own.length > 0 ? `${count(own.length, 'fault', 'faults')} on this page` : '',
    otherCount > 0 ? `${count(otherCount, 'fault', 'faults')} in other files` : '',
    notices.length > 0 ? 'restart needed' : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Gatsby's develop server starts the editor that is running, or the one that REACT_EDITOR names. */
const openInEditor = ({ file, line }: ShownFault['source']) =>
  void fetch(`/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`);

function Faults({ faults }: { faults: readonly ShownFault[] }) {
  return (
    <ul css={styles.list}>
      {faults.map(({ place, rule, message, hint, source }) => (
        <li key={`${place} ${message}`} css={styles.fault}>
          <code css={styles.place}>{place}</code>
          <p>
            {message} <span css={styles.hint}>({rule})</span>
          </p>
          {hint !== null && <p css={styles.hint}>{hint}</p>}
          <button
            type="button"
            css={styles.button}
            aria-label={`Open in editor: ${place}`}
            title="If no editor opens, name yours before the start: REACT_EDITOR=code npm run develop"
            onClick={() => openInEditor(source)}
          >
            Open in editor
          </button>
        </li>
      ))}
    </ul>
  );
}

function Details({ state: { own, others, otherCount, notices } }: { state: WritingState }) {
  const left = otherCount - others.length;
  return (
    <>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      <Faults faults={own} />
      {otherCount > 0 && (
        <details open={own.length === 0}>
          <summary css={styles.summary}>In other files: {otherCount}</summary>
          <Faults faults={others} />
          {left > 0 && <p>And {left} more. “npm run check” lists all of them.</p>}
        </details>
      )}
    </>
  );
}

/**
 * The faults of the content beside the page that is being written, of its own file first. Only `npm run develop` shows
 * it, to those who write: it is in English in every language of the site.
 */
export function WritingPanel() {
  const { state } = useWriting();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(storageSlot(KEY).get() !== CLOSED), []);
  const details = useId();
  const text = state === undefined ? '' : summary(state);
  const toggle = () => {
    if (isOpen) storageSlot(KEY).set(CLOSED);
    else storageSlot(KEY).remove();
    setOpen(!isOpen);
  };
  return (
    <aside lang="en" aria-label="Faults of the content" css={styles.corner}>
      <p role="status" className="visually-hidden">
        {text}
      </p>
      {state !== undefined && text !== '' && (
        <div css={styles.panel}>
          <button type="button" css={styles.toggle} aria-expanded={isOpen} aria-controls={details} onClick={toggle}>
            <span>{text}</span>
            <span aria-hidden>{isOpen ? '▾' : '▴'}</span>
          </button>
          <div id={details} css={styles.details} hidden={!isOpen}>
            <Details state={state} />
          </div>
        </div>
      )}
    </aside>
  );
}
