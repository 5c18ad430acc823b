import { act, render, screen } from '@testing-library/react';
import type { ReplyStore } from '../../browser/replyStore';
import { SelectionTools } from '../../components/SelectionTools';
import { SupportToolsContext } from '../../hooks/useSupportTools';
import { settings } from '../../../../../__tests__/support/siteFeatures';

settings.support = { replyPath: '/vastaus', parameter: 'tuki' };

const None = () => null;

function mark(): void {
  document.body.insertAdjacentHTML('afterbegin', '<main><div class="prose"><p>Avaa lasku.</p></div></main>');
  const text = document.querySelector('p');
  if (text !== null) document.getSelection()?.selectAllChildren(text);
}

// jsdom lays nothing out.
beforeEach(() => Object.assign(Range.prototype, { getBoundingClientRect: () => ({ bottom: 0, right: 0 }) }));

test('what was quoted before the tools came has its tools, until it is quoted no longer', () => {
  mark();
  const state = {};
  const store = {
    site: { codes: ['fi'], defaultCode: 'fi' },
    t: (key: string) => key,
    state: () => state,
    subscribe: () => () => undefined,
  } as unknown as ReplyStore;
  render(
    <SupportToolsContext.Provider value={{ store, SearchHitTools: None, SearchDialogTools: None }}>
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
