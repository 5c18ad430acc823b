import { searchNodeType } from '../../../node/search/searchNode';

/** What an index of terms is called among the indexes of the local search plugin. */
export const termIndexName = (code: string) => `terms ${code}`;

/**
 * The name of the plugin's node type for a locale's index of terms.
 * @example termIndexType('fi') // 'LocalSearchTermsFi'
 */
export const termIndexType = (code: string) =>
  searchNodeType('terms') + searchNodeType(code).replace('LocalSearch', '');
