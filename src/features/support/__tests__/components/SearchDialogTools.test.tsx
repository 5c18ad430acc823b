import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import type { ReplyStore, Target } from '../../browser/replyStore';
import { SearchDialogTools } from '../../components/SearchDialogTools';
import { SupportToolsContext } from '../../hooks/useSupportTools';
import { settings } from '../../../../../__tests__/support/siteFeatures';

settings.support = { replyPath: '/vastaus', parameter: 'tuki' };

const None = () => null;
const ignore = () => undefined;
const state = { reply: [] };
/** What came of each place that was to be added. */
const added: string[] = [];
const store = {
  site: { codes: ['fi'], defaultCode: 'fi' },
  t: (key: string) => key,
  state: () => state,
  subscribe: () => ignore,
  add: (place: Promise<Target>) =>
    Promise.resolve(place).then(
      ({ path }) => added.push(path),
      (error: Error) => added.push(error.message),
    ),
} as unknown as ReplyStore;
const tools = { store, SearchHitTools: None, SearchDialogTools };

interface SearchProps {
  query: string;
  isStale: boolean;
  /** Path of the page that is found. */
  found?: string;
}

function Search({ query, isStale, found }: SearchProps) {
  const list = useRef<HTMLDivElement>(null);
  const pages = useRef([]).current;
  return (
    <SupportToolsContext.Provider value={tools}>
      <div ref={list}>
        {found !== undefined && (
          <a role="option" aria-selected={false} href={found}>
            {found}
          </a>
        )}
      </div>
      <SearchDialogTools
        {...{ list, query, isStale, pages }}
        active={undefined}
        onQuery={ignore}
        areas={[]}
        onArea={ignore}
      />
    </SupportToolsContext.Provider>
  );
}

const press = (key: string, altKey = false) =>
  fireEvent.keyDown(document, { key, code: `Key${key.toUpperCase()}`, altKey });

/** Presses Alt+A while the hits are awaited, and other keys after it; gives the way to what the search shows then. */
function askEarly(...keys: string[]) {
  const { rerender } = render(<Search query="sald" isStale found="/docs/vanha" />);
  press('a', true);
  keys.forEach((key) => press(key));
  return async (props: SearchProps) => {
    rerender(<Search {...props} />);
    await act(() => Promise.resolve());
    return added.splice(0);
  };
}

test('a key that comes before the hits is for the first of them', async () => {
  const show = askEarly('Control', 'v', 'Alt');
  expect(await show({ query: 'sald', isStale: false, found: '/docs/saldo' })).toEqual(['/docs/saldo']);
  expect(await show({ query: 'lasku', isStale: false, found: '/docs/lasku' })).toEqual([]);
});

test('a key that comes before nothing is found says so, and is not for what is found later', async () => {
  const show = askEarly();
  expect(await show({ query: 'sald', isStale: false })).toEqual(['noPage']);
  expect(await show({ query: 'lasku', isStale: false, found: '/docs/lasku' })).toEqual([]);
});

test('a key that comes before another query is typed is not for that', async () => {
  const show = askEarly('o');
  expect(await show({ query: 'saldo', isStale: true, found: '/docs/vanha' })).toEqual([]);
  expect(await show({ query: 'saldo', isStale: false, found: '/docs/saldo' })).toEqual([]);
});
