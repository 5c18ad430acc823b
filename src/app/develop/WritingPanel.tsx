import { useEffect, useId, useState } from 'react';
import { storageSlot } from '../../browser/site/storageSlot';
import type { LevelCounts, OfferedQuery, ShownFinding, WritingState } from '../../model/writing/writing';
import { panelStyles as styles } from './panelStyles';
import { useWriting } from './useWriting';

/** Whether the panel is open; it stays so from page to page. */
const KEY = 'site.writingPanel';
const CLOSED = 'closed';
const ASK = 'Ask the content';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function countLevels(faults: readonly ShownFinding[]): LevelCounts {
  const errors = faults.filter(({ level }) => level === 'error').length;
  return { errors, warnings: faults.length - errors };
}

/** @example say({ errors: 1, warnings: 2 }) // '1 error and 2 warnings' */
const say = ({ errors, warnings }: LevelCounts) =>
  [errors > 0 ? count(errors, 'error', 'errors') : '', warnings > 0 ? count(warnings, 'warning', 'warnings') : '']
    .filter(Boolean)
    .join(' and ');

function summary({ own, otherCounts, notices }: WritingState): string {
  const [ownSaid, othersSaid] = [say(countLevels(own)), say(otherCounts)];
  const parts = [
    ownSaid === '' ? '' : `${ownSaid} on this page`,
    othersSaid === '' ? '' : `${othersSaid} in other files`,
    notices.length > 0 ? 'restart needed' : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** GraphiQL takes what is in it from its address. A query that asks for a page gets the open one. */
function graphiqlHref({ source, variables }: OfferedQuery, path: string): string {
  const query = `/___graphql?query=${encodeURIComponent(source)}`;
  const told = encodeURIComponent(JSON.stringify({ page: path }, null, 2));
  return variables.includes('page') ? `${query}&variables=${told}` : query;
}

/** Gatsby's develop server starts the editor that is running, or the one that REACT_EDITOR names. */
const openInEditor = ({ file, line }: ShownFinding['source']) =>
  void fetch(`/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`);

function Faults({ faults }: { faults: readonly ShownFinding[] }) {
  return (
    <ul css={styles.list}>
      {faults.map(({ place, rule, level, message, hint, source }) => (
        <li key={`${place} ${message}`} css={styles.fault}>
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

/** What the panel looks like: as grave as the gravest finding that it shows. */
function toneOf({ own, otherCounts }: WritingState) {
  const { errors, warnings } = countLevels(own);
  if (errors + otherCounts.errors > 0) return 'error';
  return warnings + otherCounts.warnings > 0 ? 'warning' : 'calm';
}

/** Saved queries, each of which opens GraphiQL. */
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
      <Faults faults={own} />
      {otherCount > 0 && (
        <details open={own.length === 0}>
          <summary css={styles.summary}>In other files: {otherCount}</summary>
          <Faults faults={others} />
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
 * The faults of the content beside the page that is being written, of its own file first, and the saved queries. Only `npm run develop` shows
 * it, to those who write: it is in English in every language of the site.
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
    <aside lang="en" aria-label="Faults of the content" css={styles.corner}>
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
