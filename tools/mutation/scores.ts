/** A mutant that Stryker has tried, as far as the score needs it. */
interface TriedMutant {
  fileName: string;
  status: string;
}

/** How many mutants of some files were found by a test. */
interface Score {
  name: string;
  found: number;
  counted: number;
  percent: number;
}

const FOUND = ['Killed', 'Timeout'];
/** Mutants that no test notices. What is excluded or cannot be loaded is not counted at all. */
const MISSED = ['Survived', 'NoCoverage'];

function scoreOf(name: string, mutants: readonly TriedMutant[]): Score {
  const found = mutants.filter(({ status }) => FOUND.includes(status)).length;
  const counted = found + mutants.filter(({ status }) => MISSED.includes(status)).length;
  return { name, found, counted, percent: counted === 0 ? 100 : (found / counted) * 100 };
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** The score of each folder, by its own files alone, in the order of their names. Folders of types only have none. */
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

/** The score over all files. */
export const scoreOfAll = (mutants: readonly TriedMutant[]): Score => scoreOf('all', mutants);

/**
 * A line of the table, which says where a score is too low.
 * @example scoreLine({ name: 'src/model', found: 3, counted: 4, percent: 75 }, 80) // ' 75.0 %          3/4  src/model  below 80 %'
 */
export function scoreLine({ name, found, counted, percent }: Score, least: number): string {
  const share = `${found}/${counted}`.padStart(11);
  return `${percent.toFixed(1).padStart(5)} %  ${share}  ${name}${percent < least ? `  below ${least} %` : ''}`;
}
