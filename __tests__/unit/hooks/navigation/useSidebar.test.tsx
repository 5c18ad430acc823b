import { act, renderHook } from '@testing-library/react';
import { keepRows } from '../../../../src/browser/navigation/sidebarRows';
import { useSidebar } from '../../../../src/hooks/navigation/useSidebar';
import type { PackedRow } from '../../../../src/model/navigation/sidebarEntries';

const FIRST = '/static/sidebars/ohjeet-fi-1.json';

const fetched = jest.fn<Promise<Response>, [string]>();
beforeEach(() => {
  fetched.mockReset();
  window.fetch = fetched as unknown as typeof fetch;
  keepRows(FIRST, [[0, 'Saldo', '/saldo']]);
});

const answer = (rows: readonly PackedRow[]) =>
  ({ ok: true, text: () => Promise.resolve(JSON.stringify(rows)) }) as Response;

/** Shows the page at an address of rows; returns what the sidebar shows, and a function that turns to another page. */
function show(url: string, given?: readonly PackedRow[]) {
  const { result, rerender } = renderHook((props) => useSidebar(props.url, '/saldo', given), { initialProps: { url } });
  return {
    labels: () => result.current.entries.map(({ label }) => label),
    retry: () => result.current.retry,
    turn: (next: string) => act(() => Promise.resolve(rerender({ url: next }))),
  };
}

test('the document’s own rows need no request', () => {
  expect(show(FIRST).labels()).toEqual(['Saldo']);
  expect(show(FIRST, [[0, 'Palvelin', '/']]).labels()).toEqual(['Palvelin']);
  expect(fetched).not.toHaveBeenCalled();
});

test('shows the rows before until those of the next page have come', async () => {
  const { labels, turn } = show(FIRST);
  let come: (response: Response) => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (come = resolve)));
  await turn('/static/sidebars/ohjeet-fi-2.json');
  expect(labels()).toEqual(['Saldo']);
  await act(() => Promise.resolve(come(answer([[0, 'Hylly', '/hylly']]))));
  expect(labels()).toEqual(['Hylly']);
});

test('another sidebar is empty until then, and can be asked for again', async () => {
  const { labels, retry, turn } = show(FIRST);
  fetched.mockRejectedValueOnce(new Error('no network'));
  await turn('/static/sidebars/ohjeet-sv-3.json');
  expect(labels()).toEqual([]);
  fetched.mockResolvedValue(answer([[0, 'Lager', '/lager']]));
  await act(() => Promise.resolve(retry()?.()));
  expect(labels()).toEqual(['Lager']);
  expect(retry()).toBeUndefined();
});
