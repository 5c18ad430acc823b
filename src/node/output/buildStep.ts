import type { Node, Reporter } from 'gatsby';
import { additionPoint } from '../../model/site/additions';
import type { LoadedSite } from '../content/loadSite';
import { writeFiles, type TextFile } from '../files/writeFiles';
import type { FinishedFile } from './finishOutput';
import type { InlineSources } from './inlineSources';
import type { PublishedSite } from './publishedSite';
import type { RedirectLine } from './redirects';
import type { ServingTable } from './serving/servingTable';
import type { SurveyedPage } from './surveyPages';

/** Input of every step at the end of a build. */
export interface Build {
  loaded: LoadedSite;
  site: PublishedSite;
  /** The output folder. */
  output: string;
  nodesOf: (type: string) => Node[];
  reporter: Pick<Reporter, 'info' | 'warn'> & { panic: (text: string) => void };
  /** The files returned by earlier steps. */
  written: readonly Pick<TextFile, 'path'>[];
}

/** The final text files of the output. */
interface FinishedTexts {
  texts: ReadonlyMap<string, FinishedFile>;
  /** Files that pages and their data reference. */
  shown: ReadonlySet<string>;
  /** Gatsby's digest of the bundle. */
  build: string;
  /** Finishes the files that contain digests of the others, and returns how many files were compressed in all. */
  finishLate: () => Promise<number>;
}

/** Results of steps for later ones. */
export interface StepResults {
  pages: readonly SurveyedPage[];
  inline: InlineSources;
  redirects: readonly RedirectLine[];
  table: ServingTable;
  finished: FinishedTexts;
}

/** Files of the output, and results for later steps. A file without a text has been written by the step. */
type StepOutcome = (Partial<StepResults> & { files?: readonly (Partial<TextFile> & { path: string })[] }) | void;

/** A step at the end of a build. */
export interface BuildStep {
  name: string;
  /** Results of earlier steps that it uses. */
  needs: readonly (keyof StepResults)[];
  run: (build: Build & StepResults) => StepOutcome | Promise<StepOutcome>;
}

/** A step of a feature. */
export interface AddedStep {
  /** Name of the step of the core after which it runs, see `src/node/buildSteps.ts`. */
  after: string;
  /** Loads the step, which `defineStep` defines. */
  load: () => Promise<BuildStep>;
  /** Files of the output that contain digests of all others, and so are finished last: `/offline-sw.js`. */
  late?: readonly string[];
  /** Files that it writes into the output folder in each locale, and folders with a slash at the end. */
  writes?: readonly string[];
}

export const STEPS = additionPoint<AddedStep>('step');

/** Defines a step that sees only the results that it needs. */
export const defineStep = <Need extends keyof StepResults = never>(step: {
  name: string;
  needs?: readonly Need[];
  run: (build: Build & Pick<StepResults, Need>) => StepOutcome | Promise<StepOutcome>;
}): BuildStep => ({ needs: [], ...step });

/** Runs steps in order and writes the files that they return. Throws where a step needs a result that none returned. */
export async function runSteps(steps: readonly BuildStep[], build: Omit<Build, 'written'>): Promise<void> {
  const results: Partial<StepResults> = {};
  const written: Pick<TextFile, 'path'>[] = [];
  for (const { name, needs, run } of steps) {
    const missing = needs.filter((need) => results[need] === undefined);
    if (missing.length > 0)
      throw new Error(`The build step "${name}" needs an earlier step for: ${missing.join(', ')}.`);
    const { files = [], ...given } = (await run({ ...build, written, ...(results as StepResults) })) ?? {};
    writeFiles(
      build.output,
      files.filter((file): file is TextFile => file.text !== undefined),
    );
    written.push(...files.map(({ path }) => ({ path })));
    Object.assign(results, given);
  }
}
