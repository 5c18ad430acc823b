import type { AnsweredQuery, BrowserModule } from '../../../extend';

const load = () => import(/* webpackChunkName: "search-history" */ './history');
/** Without the code nothing is stored, and the search works as ever. */
const ignore = () => undefined;

/** Stores what readers open, and the last query of a search. Loads its code then. */
export const searchHistory: BrowserModule = {
  onSearch: () => {
    let latest: AnsweredQuery | undefined;
    return {
      onAnswer: (answered) => {
        latest = answered ?? latest;
      },
      onOpen: (hit) => {
        const locale = latest?.locale ?? hit.lang;
        load().then(({ storeHit }) => storeHit(hit, locale), ignore);
      },
      onClose: () => {
        const query = latest?.query;
        if (query !== undefined) load().then(({ storeQuery }) => storeQuery(query), ignore);
      },
    };
  },
};
