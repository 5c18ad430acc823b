import { screen } from '@testing-library/react';
import { ResultList } from '../../../../src/components/search/ResultList';
import { KitContext, type Kit } from '../../../../src/hooks/supporting/useKit';
import { renderInPage } from '../../../support/renderInPage';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const kit = { HitTools: () => <button>Kopiera svaret</button> } as unknown as Kit;

test('a hit says its language, and the tools beside it say the reader’s', () => {
  const text = (words: string) => [{ text: words, isMatch: false }];
  const page = { href: '/docs/saldo', lang: 'fi', area: null, breadcrumb: [], sections: [] };
  renderInPage(
    <KitContext.Provider value={kit}>
      <ResultList
        pages={[{ ...page, title: text('Saldo'), snippet: text('Laskut.') }]}
        areas={[]}
        marks={[]}
        isBusy={false}
        onOpen={() => undefined}
      />
    </KitContext.Provider>,
    'sv',
  );
  const langOf = (words: string) => screen.getByText(words).closest('[lang]')?.getAttribute('lang');
  expect(['Saldo', 'Laskut.', 'Kopiera svaret'].map(langOf)).toEqual(['fi', 'fi', 'sv']);
});
