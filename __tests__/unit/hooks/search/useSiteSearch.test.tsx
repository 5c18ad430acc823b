import { useState } from 'react';
import { act } from '@testing-library/react';
import { useSiteSearch } from '../../../../src/hooks/search/useSiteSearch';
import { NO_ANSWER, type SearchAnswer, type SearchFilters } from '../../../../src/model/search/provider';
import { serveSearch } from '../../../support/openedSearch';
import { renderInPage } from '../../../support/renderInPage';

const FILTERS: SearchFilters = { locale: 'fi', offset: 0, limit: 10 };
const NARROWED = { ...FILTERS, areas: ['blog'] };

const answers: ((answer: SearchAnswer) => void)[] = [];
const query = () => new Promise<SearchAnswer>((resolve) => answers.push(resolve));

let search: ReturnType<typeof useSiteSearch>;
let narrow: () => void;
function Search() {
  const [filters, setFilters] = useState(FILTERS);
  narrow = () => setFilters(NARROWED);
  search = useSiteSearch('lasku', filters, { isOpen: true });
  return null;
}

test('results are stale until the filtered search is answered', async () => {
  serveSearch({ texts: {} }, query)();
  const answer = (total: number) =>
    act(async () => {
      // The search opens in a few turns.
      await new Promise((resolve) => setTimeout(resolve));
      answers.pop()?.({ ...NO_ANSWER, total });
      await Promise.resolve();
    });
  renderInPage(<Search />);
  await answer(2);
  const first = search.question;
  expect([search.isStale, search.answer.total]).toEqual([false, 2]);
  act(narrow);
  expect([search.isStale, search.answer.total, search.question === first]).toEqual([true, 2, true]);
  await answer(1);
  expect([search.isStale, search.answer.total, search.question === first]).toEqual([false, 1, false]);
});
