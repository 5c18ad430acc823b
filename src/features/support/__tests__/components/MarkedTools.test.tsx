import { act, render, screen } from '@testing-library/react';
import type { Desk } from '../../browser/desk';
import { MarkedTools } from '../../components/MarkedTools';
import { KitContext } from '../../hooks/useKit';

const None = () => null;

function mark(): void {
  document.body.insertAdjacentHTML('afterbegin', '<main><div class="prose"><p>Avaa lasku.</p></div></main>');
  const text = document.querySelector('p');
  if (text !== null) document.getSelection()?.selectAllChildren(text);
}

// jsdom lays nothing out.
beforeEach(() => Object.assign(Range.prototype, { getBoundingClientRect: () => ({ bottom: 0, right: 0 }) }));

test('what was marked before the tools came has its tools, until it is marked no longer', () => {
  mark();
  const state = {};
  const desk = {
    site: { codes: ['fi'], defaultCode: 'fi' },
    t: (key: string) => key,
    state: () => state,
    subscribe: () => () => undefined,
  } as unknown as Desk;
  render(
    <KitContext.Provider value={{ desk, HitTools: None, DialogTools: None }}>
      <MarkedTools />
    </KitContext.Provider>,
  );
  expect(screen.getByRole('toolbar', { name: 'toolsOfMarked' })).toBeTruthy();
  act(() => {
    document.getSelection()?.removeAllRanges();
    document.dispatchEvent(new Event('selectionchange'));
  });
  expect(screen.queryByRole('toolbar')).toBeNull();
});
