import { useEffect, useId, useState } from 'react';
import { storageSlot } from '../../browser/site/storageSlot';
import {
  levelsOf,
  type OfferedQuery,
  type PanelWords,
  type ShownFinding,
  type WritingState,
} from '../../model/writing/writing';
import { panelStyles as styles } from './panelStyles';
import { useWriting } from './useWriting';

/** Storage key of the panel's state, which survives navigation. */
const KEY = 'site.writingPanel';
const CLOSED = 'closed';

/** GraphiQL reads its content from its address. A query with a page variable gets the open page. */
function graphiqlHref({ source, variables }: OfferedQuery, path: string): string {
  const query = `/___graphql?query=${encodeURIComponent(source)}`;
  const variablesText = encodeURIComponent(JSON.stringify({ page: path }, null, 2));
  return variables.includes('page') ? `${query}&variables=${variablesText}` : query;
}

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

/** Saved queries as links to GraphiQL. */
function Queries({ path, queries }: Pick<WritingState, 'path' | 'queries'>) {
  return (
    <ul css={styles.list}>
      {queries.map((query) => (
        <li key={query.name}>
          <a href={graphiqlHref(query, path)} target="_blank" rel="noreferrer">
            {query.name}
          </a>{' '}
          <span css={styles.hint}>{query.about}</span>
        </li>
      ))}
    </ul>
  );
}

function Details({ state: { path, own, others, otherCounts, notices, queries, words } }: { state: WritingState }) {
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
      {queries.length > 0 && (
        <details open={own.length + otherCount + notices.length === 0}>
          <summary css={styles.summary}>{words.queries}</summary>
          <Queries path={path} queries={queries} />
        </details>
      )}
    </>
  );
}

/** Findings in the content, those of the open page first, and the saved queries, in the writers' language. */
export function WritingPanel() {
  const state = useWriting();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(storageSlot(KEY).get() !== CLOSED), []);
  const details = useId();
  const [isAsking, setAsking] = useState(false);
  const words = state?.words;
  const text = words?.summary ?? '';
  const isShown = text === '' ? isAsking : isOpen;
  const toggle = () => {
    if (text === '') return setAsking(!isAsking);
    if (isOpen) storageSlot(KEY).set(CLOSED);
    else storageSlot(KEY).remove();
    setOpen(!isOpen);
  };
  return (
    <aside lang={words?.language} aria-label={words?.label} css={styles.corner}>
      <p role="status" className="visually-hidden">
        {text}
      </p>
      {state !== undefined && (text !== '' || state.queries.length > 0) && (
        <div css={[styles.panel, styles[toneOf(state)]]}>
          <button type="button" css={styles.toggle} aria-expanded={isShown} aria-controls={details} onClick={toggle}>
            <span>{text === '' ? words?.ask : text}</span>
            <span aria-hidden>{isShown ? '▾' : '▴'}</span>
          </button>
          <div id={details} css={styles.details} hidden={!isShown}>
            <Details state={state} />
          </div>
        </div>
      )}
    </aside>
  );
}
