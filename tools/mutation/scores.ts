/** The part of a Stryker mutant that the score needs. */
interface TriedMutant {
  fileName: string;
  status: string;
}

/** Number of mutants detected by tests. */
interface Score {
  name: string;
  found: number;
  counted: number;
  percent: number;
}

const FOUND = ['Killed', 'Timeout'];
/** Undetected mutants. Ignored and invalid ones are not counted. */
const MISSED = ['Survived', 'NoCoverage'];

function scoreOf(name: string, mutants: readonly TriedMutant[]): Score {
  const found = mutants.filter(({ status }) => FOUND.includes(status)).length;
  const counted = found + mutants.filter(({ status }) => MISSED.includes(status)).length;
  return { name, found, counted, percent: counted === 0 ? 100 : (found / counted) * 100 };
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** Scores per folder, for its own files, sorted by name. Folders with only types have none. */
export function scoresOfFolders(mutants: readonly TriedMutant[]): Score[] {
  const folders = [...new Set(mutants.map(({ fileName }) => folderOf(fileName)))].sort();
  return folders
    .map((folder) =>
      scoreOf(
        folder,
        mutants.filter(({ fileName }) => folderOf(fileName) === folder),
      ),
    )
    .filter(({ counted }) => counted > 0);
}

/** The score of all files. */
export const scoreOfAll = (mutants: readonly TriedMutant[]): Score => scoreOf('all', mutants);

/**
 * A line of the table, which marks scores below the limit.
 * @example scoreLine({ name: 'src/model', found: 3, counted: 4, percent: 75 }, 80) // ' 75.0 %          3/4  src/model  below 80 %'
 */
export function scoreLine({ name, found, counted, percent }: Score, least: number): string {
  const share = `${found}/${counted}`.padStart(11);
  return `${percent.toFixed(1).padStart(5)} %  ${share}  ${name}${percent < least ? `  below ${least} %` : ''}`;
}
