import { screen } from '@testing-library/react';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';
import { ResultList } from '../../../../components/search/ResultList';
import { slots } from '../../../../../__tests__/support/siteFeatures';
import { SearchRowTools } from '../../components/SearchRowTools';
import { SupportToolsContext, type SupportTools } from '../../hooks/useSupportTools';

const tools = { SearchHitTools: () => <button>Kopiera svaret</button> } as unknown as SupportTools;
const text = (words: string) => [{ text: words, isMatch: false }];
const page = { href: '/docs/saldo', lang: 'fi', area: null, breadcrumb: [], sections: [] };

/** The hits of the search page with the tools as the site has them: loaded or not. */
function show(loaded: SupportTools | undefined) {
  slots.searchRow = [SearchRowTools];
  renderInPage(
    <SupportToolsContext.Provider value={loaded}>
      <ResultList
        pages={[{ ...page, title: text('Saldo'), snippet: text('Laskut.') }]}
        areas={[]}
        marks={[]}
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

test('a hit says its language, and the tools beside it say the reader’s', () => {
  show(tools);
  const langOf = (words: string) => screen.getByText(words).closest('[lang]')?.getAttribute('lang');
  expect(['Saldo', 'Laskut.', 'Kopiera svaret'].map(langOf)).toEqual(['fi', 'fi', 'sv']);
});

test('a hit has no tools before they are loaded', () => {
  show(undefined);
  expect(screen.queryByRole('button')).toBeNull();
});
