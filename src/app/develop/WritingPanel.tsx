import { useEffect, useId, useState } from 'react';
import { storageSlot } from '../../browser/site/storageSlot';
import type { LevelCounts, OfferedQuery, ShownFinding, WritingState } from '../../model/writing/writing';
import { panelStyles as styles } from './panelStyles';
import { useWriting } from './useWriting';

/** Storage key of the panel's state, which survives navigation. */
const KEY = 'site.writingPanel';
const CLOSED = 'closed';
const ASK = 'Ask the content';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function countLevels(findings: readonly ShownFinding[]): LevelCounts {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return { errors, warnings: findings.length - errors };
}

/** @example say({ errors: 1, warnings: 2 }) // '1 error and 2 warnings' */
const describeCounts = ({ errors, warnings }: LevelCounts) =>
  [errors > 0 ? count(errors, 'error', 'errors') : '', warnings > 0 ? count(warnings, 'warning', 'warnings') : '']
    .filter(Boolean)
    .join(' and ');

function summary({ own, otherCounts, notices }: WritingState): string {
  const [pageCounts, otherCountsText] = [describeCounts(countLevels(own)), describeCounts(otherCounts)];
  const parts = [
    pageCounts === '' ? '' : `${pageCounts} on this page`,
    otherCountsText === '' ? '' : `${otherCountsText} in other files`,
    notices.length > 0 ? 'restart needed' : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** GraphiQL reads its content from its address. A query with a page variable gets the open page. */
function graphiqlHref({ source, variables }: OfferedQuery, path: string): string {
  const query = `/___graphql?query=${encodeURIComponent(source)}`;
  const variablesText = encodeURIComponent(JSON.stringify({ page: path }, null, 2));
  return variables.includes('page') ? `${query}&variables=${variablesText}` : query;
}

/** Gatsby's develop server opens the running editor, or the one in REACT_EDITOR. */
const openInEditor = ({ file, line }: ShownFinding['source']) =>
  void fetch(`/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`);

function Findings({ findings }: { findings: readonly ShownFinding[] }) {
  return (
    <ul css={styles.list}>
      {findings.map(({ place, rule, level, message, hint, source }) => (
        <li key={`${place} ${message}`} css={styles.finding}>
          <p css={styles.place}>
            <strong css={level === 'error' ? styles.errorWord : styles.warningWord}>{level}</strong>{' '}
            <code>{place}</code>
          </p>
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

/** Tone of the panel: that of its most severe finding. */
function toneOf({ own, otherCounts }: WritingState) {
  const { errors, warnings } = countLevels(own);
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

function Details({ state: { path, own, others, otherCounts, notices, queries } }: { state: WritingState }) {
  const otherCount = otherCounts.errors + otherCounts.warnings;
  const left = otherCount - others.length;
  return (
    <>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      <Findings findings={own} />
      {otherCount > 0 && (
        <details open={own.length === 0}>
          <summary css={styles.summary}>In other files: {otherCount}</summary>
          <Findings findings={others} />
          {left > 0 && <p>And {left} more. “npm run check” lists all of them.</p>}
        </details>
      )}
      {queries.length > 0 && (
        <details open={own.length + otherCount + notices.length === 0}>
          <summary css={styles.summary}>Saved queries, in GraphiQL</summary>
          <Queries path={path} queries={queries} />
        </details>
      )}
    </>
  );
}

/**
 * Findings in the content, those of the open page first, and the saved queries. Only in `npm run develop`, for writers:
 * in English in every language of the site.
 */
export function WritingPanel() {
  const state = useWriting();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(storageSlot(KEY).get() !== CLOSED), []);
  const details = useId();
  const [isAsking, setAsking] = useState(false);
  const text = state === undefined ? '' : summary(state);
  const isShown = text === '' ? isAsking : isOpen;
  const toggle = () => {
    if (text === '') return setAsking(!isAsking);
    if (isOpen) storageSlot(KEY).set(CLOSED);
    else storageSlot(KEY).remove();
    setOpen(!isOpen);
  };
  return (
    <aside lang="en" aria-label="Findings in the content" css={styles.corner}>
      <p role="status" className="visually-hidden">
        {text}
      </p>
      {state !== undefined && (text !== '' || state.queries.length > 0) && (
        <div css={[styles.panel, styles[toneOf(state)]]}>
          <button type="button" css={styles.toggle} aria-expanded={isShown} aria-controls={details} onClick={toggle}>
            <span>{text === '' ? ASK : text}</span>
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
