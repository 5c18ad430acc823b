import { useEffect, useState, type MouseEvent } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterPaint } from '../../../../src/browser/router/afterPaint';
import type { SearchDialogProps } from '../../../../src/components/search/SearchDialog';
import { SearchHost } from '../../../../src/components/search/SearchHost';
import { useModalPanel } from '../../../../src/hooks/navigation/useModalPanel';
import { renderInPage } from '../../../support/renderInPage';

jest.mock('../../../../src/components/search/SearchDialog', () => ({
  SearchDialog: (props: SearchDialogProps) => <HitDialog {...props} />,
}));

/** Follows a link as the router does. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  window.history.pushState({ key: '2' }, '', event.currentTarget.href);
}

/** A dialog that opens and closes like the search, with one result. */
function HitDialog({ closer, onClosed }: SearchDialogProps) {
  const { ref, close, onClickCapture } = useModalPanel(onClosed);
  useEffect(() => {
    closer.current = close;
  }, [close, closer]);
  return (
    <dialog aria-label="search" ref={ref} onClickCapture={onClickCapture}>
      <a href="#osa" onClick={follow}>
        hit
      </a>
    </dialog>
  );
}

function Above({ onClosed }: { onClosed: () => void }) {
  return <dialog aria-label="above" ref={useModalPanel(onClosed).ref} />;
}

function Page({ text }: { text: string }) {
  const [isAbove, setAbove] = useState(false);
  return (
    <SearchHost searchPath="/search" address="/docs/saldo">
      <main id="pageMain" tabIndex={-1} dangerouslySetInnerHTML={{ __html: text }} />
      <button onClick={() => setAbove(true)}>more</button>
      {isAbove && <Above onClosed={() => setAbove(false)} />}
    </SearchHost>
  );
}

// jsdom has neither animations nor modal dialogs.
Object.assign(Element.prototype, { getAnimations: () => [] });
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};

beforeEach(() => window.history.pushState({ key: '1' }, '', '/docs/saldo'));

const pressToggle = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
const openSearch = async (text: string) => {
  renderInPage(<Page text={text} />);
  pressToggle();
  return screen.findByRole('dialog', { name: 'search' });
};
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

test('stays open under another dialog, and can be closed after that', async () => {
  const search = await openSearch('');
  fireEvent.click(screen.getByText('more'));
  pressToggle();
  window.history.back();
  await gone('above');
  fireEvent(search, new Event('cancel', { cancelable: true }));
  await gone('search');
});

test.each([
  ['<h2 id="osa">Osa</h2>', 'osa'],
  ['<h2 id="muu">Muu</h2>', 'pageMain'],
])('after a result of the open page, %s, the focus is on %s', async (text, id) => {
  await openSearch(text);
  fireEvent.click(screen.getByText('hit'));
  await gone('search');
  expect(document.activeElement?.id).toBe(id);
});

test('Escape cancels a search that is about to open', async () => {
  renderInPage(<Page text="" />);
  pressToggle();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await act(() => new Promise<void>((resolve) => void afterPaint(() => afterPaint(resolve))));
  expect(screen.queryByRole('dialog', { name: 'search' })).toBeNull();
  pressToggle();
  expect(await screen.findByRole('dialog', { name: 'search' })).toBeDefined();
});

test('the shortcut closes the search', async () => {
  await openSearch('');
  pressToggle();
  await gone('search');
});
