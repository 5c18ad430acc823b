import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { ResultList } from '../../../../components/search/ResultList';
import type { ReplyStore } from '../../browser/replyStore';
import type { Target } from '../../browser/targets';
import { SearchDialogTools } from '../../components/SearchDialogTools';
import { SearchRowTools } from '../../components/SearchRowTools';
import { SelectionTools } from '../../components/SupportToolsRoot';
import { SupportToolsContext, type SupportTools } from '../../hooks/useSupportTools';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';
import { settings, slots } from '../../../../../__tests__/support/siteFeatures';

settings.support = { replyPath: '/vastaus', parameter: 'tuki' };

const None = () => null;
const ignore = () => undefined;
const state = { reply: [] };
/** Result of each added target. */
const added: string[] = [];
const store = {
  site: { codes: ['fi'], defaultCode: 'fi' },
  t: (key: string) => key,
  state: () => state,
  subscribe: () => ignore,
  dismiss: ignore,
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
  /** Path of the found page. */
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
      <SearchDialogTools {...{ list, query, isStale, pages }} active={undefined} areas={[]} onArea={ignore} />
    </SupportToolsContext.Provider>
  );
}

const press = (key: string, altKey = false) =>
  fireEvent.keyDown(document, { key, code: `Key${key.toUpperCase()}`, altKey });

/** Presses Alt+A while results load, and other keys after it; returns a function that renders the results. */
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

test('a key before the results applies to the first of them', async () => {
  const show = askEarly('Control', 'v', 'Alt');
  expect(await show({ query: 'sald', isStale: false, found: '/docs/saldo' })).toEqual(['/docs/saldo']);
  expect(await show({ query: 'lasku', isStale: false, found: '/docs/lasku' })).toEqual([]);
});

test('a key before an empty result reports that, and does not apply to later results', async () => {
  const show = askEarly();
  expect(await show({ query: 'sald', isStale: false })).toEqual(['noPage']);
  expect(await show({ query: 'lasku', isStale: false, found: '/docs/lasku' })).toEqual([]);
});

test('a key before another query does not apply to it', async () => {
  const show = askEarly('o');
  expect(await show({ query: 'saldo', isStale: true, found: '/docs/vanha' })).toEqual([]);
  expect(await show({ query: 'saldo', isStale: false, found: '/docs/saldo' })).toEqual([]);
});

const loadedTools = { SearchHitTools: () => <button>Kopiera svaret</button> } as unknown as SupportTools;
const text = (words: string) => [{ text: words, isMatch: false }];
const hit = { href: '/docs/saldo', lang: 'fi', area: null, breadcrumb: [], sections: [] };

/** Results of the search page with the tools, loaded or not. */
function showHits(loaded: SupportTools | undefined) {
  slots.searchRow = [SearchRowTools];
  renderInPage(
    <SupportToolsContext.Provider value={loaded}>
      <ResultList
        pages={[{ ...hit, title: text('Saldo'), snippet: text('Laskut.') }]}
        areas={[]}
        stems={[]}
        isBusy={false}
        onOpen={() => undefined}
      />
    </SupportToolsContext.Provider>,
    'sv',
  );
}

afterEach(() => {
  delete slots.searchRow;
});

test('a result has its language, and its tools the reader’s', () => {
  showHits(loadedTools);
  const langOf = (words: string) => screen.getByText(words).closest('[lang]')?.getAttribute('lang');
  expect(['Saldo', 'Laskut.', 'Kopiera svaret'].map(langOf)).toEqual(['fi', 'fi', 'sv']);
});

test('a hit has no tools before they are loaded', () => {
  showHits(undefined);
  expect(screen.queryByRole('button')).toBeNull();
});

function mark(): void {
  document.body.insertAdjacentHTML('afterbegin', '<main><div class="prose"><p>Avaa lasku.</p></div></main>');
  const text = document.querySelector('p');
  if (text !== null) document.getSelection()?.selectAllChildren(text);
}

// jsdom has no layout.
beforeEach(() => Object.assign(Range.prototype, { getBoundingClientRect: () => ({ bottom: 0, right: 0 }) }));

test('a selection before the tools loaded gets tools, until it is removed', () => {
  mark();
  render(
    <SupportToolsContext.Provider value={tools}>
      <SelectionTools />
    </SupportToolsContext.Provider>,
  );
  expect(screen.getByRole('toolbar', { name: 'toolsOfMarked' })).toBeTruthy();
  act(() => {
    document.getSelection()?.removeAllRanges();
    document.dispatchEvent(new Event('selectionchange'));
  });
  expect(screen.queryByRole('toolbar')).toBeNull();
});
