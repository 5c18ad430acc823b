import type { OfferedQuery } from '../../model/writing/writing';
import { readQueryFiles, variablesOf } from '../asking/savedQueries';

/** The saved queries that GraphiQL can be opened with; the check reports what is wrong with the others. */
export const offeredQueries = (folder: string): OfferedQuery[] =>
  readQueryFiles(folder).flatMap(({ name, file, about, source }) => {
    try {
      return [{ name, about, source, variables: variablesOf(source, file).map((variable) => variable.name) }];
    } catch {
      return [];
    }
  });
