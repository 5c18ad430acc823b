import { canonicalPath } from '../site/path';

/** Changed guides that a page's data names at most, the newest. */
export const CHANGES_MAX = 40;

/** A guide that has changed, as a list of changes shows it. */
export interface PageChange {
  path: string;
  title: string;
  /** Language of the title where it is not the list's, else null. */
  lang: string | null;
  /** When, as ISO 8601 in UTC. */
  changed: string;
}

/** A doc in one language, with its times as ISO 8601; null where no repository knows them. */
export interface DatedDoc {
  path: string;
  locale: string;
  title: string;
  /** Paths of the guides that a release note changes. */
  affects: readonly string[];
  /** The day that a release note names. */
  date: string | null;
  added: string | null;
  changed: string | null;
}

const inUtc = (time: string) => new Date(time).toISOString();

/** When each guide was last named by a release note: when the note came, else the day that it names. */
function announcedTimes(notes: readonly DatedDoc[]): Map<string, string> {
  const times = new Map<string, string>();
  for (const { affects, added, date } of notes) {
    const time = added ?? date;
    if (time === null) continue;
    for (const path of affects.map(canonicalPath)) {
      const known = times.get(path) ?? '';
      if (inUtc(time) > known) times.set(path, inUtc(time));
    }
  }
  return times;
}

/**
 * The guides that have changed last, the newest change first: in their own text, or by a release note.
 * @param notes paths of the release notes, which are no guides
 */
export function listChanges(
  docs: readonly DatedDoc[],
  notes: ReadonlySet<string>,
  locale: string,
  defaultCode: string,
): PageChange[] {
  const originals = docs.filter((doc) => doc.locale === defaultCode);
  const announced = announcedTimes(originals.filter(({ path }) => notes.has(path)));
  const translations = new Map(docs.filter((doc) => doc.locale === locale).map((doc) => [doc.path, doc]));
  return originals
    .filter(({ path }) => !notes.has(path))
    .flatMap((original): PageChange[] => {
      const doc = translations.get(original.path) ?? original;
      const own = doc.changed === null ? '' : inUtc(doc.changed);
      const byNote = announced.get(doc.path) ?? '';
      const changed = own > byNote ? own : byNote;
      if (changed === '') return [];
      return [{ path: doc.path, title: doc.title, lang: doc.locale === locale ? null : doc.locale, changed }];
    })
    .sort((a, b) => (a.changed === b.changed ? (a.path < b.path ? -1 : 1) : a.changed < b.changed ? 1 : -1))
    .slice(0, CHANGES_MAX);
}
