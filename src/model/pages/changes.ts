import { canonicalPath } from '../site/path';
import { langIn } from '../site/locale';

/** Maximum number of changed guides in a page's data. */
export const CHANGES_MAX = 40;

/** A changed guide in a list of changes. */
export interface PageChange {
  path: string;
  title: string;
  /** Language of the title if it differs from the list's, else null. */
  lang: string | null;
  /** Time of the change, ISO 8601 in UTC. */
  changed: string;
}

/** A doc in one language with its ISO 8601 times; null for a file outside a repository. */
export interface DatedDoc {
  path: string;
  locale: string;
  title: string;
  /** Paths of the guides that the release note changes. */
  affects: readonly string[];
  /** The release date in the note. */
  date: string | null;
  added: string | null;
  changed: string | null;
}

const inUtc = (time: string) => new Date(time).toISOString();

/** The latest announcement of each guide: the time of the release note, else the date in it. */
function announcedTimes(notes: readonly DatedDoc[]): Map<string, string> {
  const times = new Map<string, string>();
  for (const { affects, added, date } of notes) {
    const time = added ?? date;
    if (time === null) continue;
    for (const path of affects.map(canonicalPath)) {
      const latest = times.get(path) ?? '';
      if (inUtc(time) > latest) times.set(path, inUtc(time));
    }
  }
  return times;
}

/** The recently changed guides, newest change first: by an edit, or a release note (`notes`) that names them. */
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
      const edited = doc.changed === null ? '' : inUtc(doc.changed);
      const byNote = announced.get(doc.path) ?? '';
      const changed = edited > byNote ? edited : byNote;
      if (changed === '') return [];
      return [{ path: doc.path, title: doc.title, lang: langIn(doc.locale, locale), changed }];
    })
    .sort((a, b) => (a.changed === b.changed ? (a.path < b.path ? -1 : 1) : a.changed < b.changed ? 1 : -1))
    .slice(0, CHANGES_MAX);
}
