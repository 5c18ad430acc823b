import type { BrowserModule } from '../../../extend';

/** Stores what readers search and open. Loads its code when the search is opened. */
export const searchHistory: BrowserModule = {
  onSearch: () => {
    const history = import(/* webpackChunkName: "search-history" */ './history').then(
      ({ createHistory }) => createHistory(),
      // The search works without it.
      () => undefined,
    );
    return {
      onAnswer: (answered) => void history.then((listener) => listener?.onAnswer(answered)),
      onOpen: (hit) => void history.then((listener) => listener?.onOpen(hit)),
      onClose: () => void history.then((listener) => listener?.onClose()),
    };
  },
};
