import { useEffect, useId, useState } from 'react';
import { storageSlot } from '../../browser/site/storageSlot';
import { levelsOf, type PanelWords, type ShownFinding, type WritingState } from '../../model/writing/writing';
import { panelStyles as styles } from './panelStyles';
import { useWriting } from './useWriting';

/** Storage key of the panel's state, which survives navigation. */
const KEY = 'site.writingPanel';
const CLOSED = 'closed';

/** Gatsby's develop server opens the running editor, or the one in REACT_EDITOR. */
const openInEditor = ({ file, line }: ShownFinding['source']) =>
  void fetch(`/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`);

function Findings({ findings, words }: { findings: readonly ShownFinding[]; words: PanelWords }) {
  return (
    <ul css={styles.list}>
      {findings.map(({ place, rule, level, message, hint, source }) => (
        <li key={`${place} ${message}`} css={styles.finding}>
          <p css={styles.place}>
            <strong css={level === 'error' ? styles.errorWord : styles.warningWord}>{words[level]}</strong>{' '}
            <code>{place}</code>
          </p>
          <p>
            {message} <span css={styles.hint}>({rule})</span>
          </p>
          {hint !== null && <p css={styles.hint}>{hint}</p>}
          <button
            type="button"
            css={styles.button}
            aria-label={`${words.open}: ${place}`}
            title={words.openHint}
            onClick={() => openInEditor(source)}
          >
            {words.open}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Tone of the panel: that of its most severe finding. */
function toneOf({ own, otherCounts }: WritingState) {
  const { errors, warnings } = levelsOf(own);
  if (errors + otherCounts.errors > 0) return 'error';
  return warnings + otherCounts.warnings > 0 ? 'warning' : 'calm';
}

function Details({ state: { own, others, otherCounts, notices, words } }: { state: WritingState }) {
  const otherCount = otherCounts.errors + otherCounts.warnings;
  return (
    <>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      <Findings findings={own} words={words} />
      {otherCount > 0 && (
        <details open={own.length === 0}>
          <summary css={styles.summary}>{words.others}</summary>
          <Findings findings={others} words={words} />
          {otherCount > others.length && <p>{words.more}</p>}
        </details>
      )}
    </>
  );
}

/** Findings in the content, those of the open page first, in the writers' language. */
export function WritingPanel() {
  const state = useWriting();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(storageSlot(KEY).get() !== CLOSED), []);
  const details = useId();
  const words = state?.words;
  const text = words?.summary ?? '';
  const toggle = () => {
    if (isOpen) storageSlot(KEY).set(CLOSED);
    else storageSlot(KEY).remove();
    setOpen(!isOpen);
  };
  return (
    <aside lang={words?.language} aria-label={words?.label} css={styles.corner}>
      <p role="status" className="visually-hidden">
        {text}
      </p>
      {state !== undefined && text !== '' && (
        <div css={[styles.panel, styles[toneOf(state)]]}>
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
