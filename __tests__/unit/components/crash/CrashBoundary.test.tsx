import { act, fireEvent, render, screen } from '@testing-library/react';
import { CrashBoundary } from '../../../../src/components/crash/CrashBoundary';
import { CrashMessage, errorText } from '../../../../src/components/crash/CrashMessage';
import { SiteCrash } from '../../../../src/app/wrapRootElement';

let failure: Error | undefined;
function Page() {
  if (failure !== undefined) throw failure;
  return <p>The page</p>;
}

const site = (place: string) => (
  <CrashBoundary
    resetKey={place}
    fallback={(error, retry) => (
      <CrashMessage title="Sivuvirhe" heading="Kaatui" retryLabel="Uudelleen" error={error} retry={retry} />
    )}
  >
    <Page />
  </CrashBoundary>
);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.title = 'Saldo | Ohjekeskus';
  failure = new Error('Broken', { cause: new Error('Deeper') });
});
afterEach(() => jest.useRealTimers());

test('shows the error of a crashed page, with its own title, and focuses it', () => {
  render(site('/a'));
  act(() => jest.runAllTimers());
  const heading = screen.getByRole('heading', { level: 1, name: 'Kaatui' });
  expect(document.activeElement).toBe(heading);
  expect([document.title, screen.getByText(/Broken/).textContent]).toEqual(['Sivuvirhe', 'Broken\n---\nDeeper']);
});

test('Try again fails while the page is broken, then shows the page with its title', () => {
  render(site('/a'));
  fireEvent.click(screen.getByRole('button', { name: 'Uudelleen' }));
  expect(screen.getByRole('heading')).toBeDefined();
  failure = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Uudelleen' }));
  expect(screen.getByText('The page')).toBeDefined();
  expect(document.title).toBe('Saldo | Ohjekeskus');
});

test('retries when the reset key changes', () => {
  const { rerender } = render(site('/a'));
  failure = undefined;
  rerender(site('/a'));
  expect(screen.queryByText('The page')).toBeNull();
  rerender(site('/b'));
  expect(screen.getByText('The page')).toBeDefined();
});

test('a later head does not replace the title, which is restored afterwards', async () => {
  const { unmount } = render(site('/a'));
  const title = document.createElement('title');
  title.textContent = 'Laskut | Ohjekeskus';
  document.querySelector('title')?.remove();
  document.head.append(title);
  await act(() => Promise.resolve());
  expect(document.title).toBe('Sivuvirhe');
  unmount();
  expect(document.title).toBe('Laskut | Ohjekeskus');
});

test('outside a document it keeps the title and the focus', () => {
  render(site('/a'), { container: document.createElement('div'), baseElement: document.body });
  act(() => jest.runAllTimers());
  expect(document.title).toBe('Saldo | Ohjekeskus');
  expect(document.activeElement).toBe(document.body);
});

test('takes its texts from the page', () => {
  Object.assign(document.body.dataset, { crashTitle: 'Page Error', crashWhole: 'It crashed', crashRetry: 'Again' });
  const retry = jest.fn();
  render(<SiteCrash error="why" retry={retry} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('It crashed');
  expect(screen.getByText('why')).toBeDefined();
  expect(document.title).toBe('Page Error');
  screen.getByRole('button', { name: 'Again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

const round = new Error('round');
round.cause = round;

test.each([
  ['words', 'words'],
  [404, '404'],
  [new RangeError(''), 'RangeError'],
  [new Error('told', { cause: 'a word' }), 'told\n---\na word'],
  [undefined, ''],
  [round, Array(6).fill('round').join('\n---\n')],
])('%p thrown is shown as %j', (thrown, expected) => expect(errorText(thrown)).toBe(expected));
