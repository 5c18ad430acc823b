import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { documentWriting } from '../../../../src/app/develop/useWriting';
import { WritingPanel } from '../../../../src/app/develop/WritingPanel';
import { WRITING_EVENT, type ShownFinding, type WritingState } from '../../../../src/model/writing/writing';
import { panelWords } from '../../../../src/node/develop/writingState';

/** The events of the page. */
const events = new EventTarget();
Object.assign(window, { EventSource: jest.fn(() => events) });
documentWriting().follow('/docs/a');

const error = (file: string, message: string): ShownFinding => ({
  place: `content/${file}:3:1`,
  rule: 'link/broken',
  level: 'error',
  message,
  hint: 'Fix it.',
  source: { file: `/site/content/${file}`, line: 3 },
});

function state(changes: Partial<WritingState>): WritingState {
  const findings = { own: [], others: [], otherCounts: { errors: 0, warnings: 0 }, notices: [], ...changes };
  const page = { file: 'content/docs/a.mdx', round: 1 };
  return { ...page, words: panelWords(findings), ...findings, ...changes };
}

function show(changes: Partial<WritingState>) {
  const data = JSON.stringify(state(changes));
  act(() => void events.dispatchEvent(new MessageEvent(WRITING_EVENT.state, { data })));
}

beforeEach(() => localStorage.clear());

const one = { own: [error('docs/a.mdx', 'Unknown key "x".')] };

test('shows and announces errors without a reload, and removes fixed ones', () => {
  render(<WritingPanel />);
  show({ ...one, others: [error('docs/b.mdx', 'Dead.')], otherCounts: { errors: 1, warnings: 2 } });
  expect(screen.getByRole('status').textContent).toBe('1 error on this page, 1 error and 2 warnings in other files');
  expect(screen.getByText(/^Unknown key "x"\./)).toBeTruthy();
  expect(screen.getByText('And 2 more. “npm run check” lists all of them.')).toBeTruthy();
  show({});
  expect([screen.queryByText(/^Unknown key "x"\./), screen.getByRole('status').textContent]).toEqual([null, '']);
});

test('collapses the errors of other files if the page has errors', () => {
  const { container } = render(<WritingPanel />);
  const others = { others: [error('docs/b.mdx', 'Dead.')], otherCounts: { errors: 1, warnings: 0 } };
  show({ ...one, ...others });
  expect(container.querySelector('details')?.open).toBe(false);
  show(others);
  expect(container.querySelector('details')?.open).toBe(true);
});

test('shows that a restart is needed', () => {
  render(<WritingPanel />);
  show({ notices: ['"baseUrl" in site.yaml has changed.'] });
  expect(screen.getByRole('status').textContent).toBe('restart needed');
  expect(screen.getByText('"baseUrl" in site.yaml has changed.')).toBeTruthy();
});

test('can be collapsed, and stays collapsed on the next page', () => {
  const first = render(<WritingPanel />);
  show(one);
  fireEvent.click(screen.getByRole('button', { expanded: true }));
  expect(screen.getByRole('button', { expanded: false })).toBeTruthy();
  first.unmount();
  render(<WritingPanel />);
  show(one);
  fireEvent.click(screen.getByRole('button', { expanded: false }));
  expect(screen.getByRole('button', { expanded: true })).toBeTruthy();
});

test('opens an error in the editor, at its line', () => {
  const asked = jest.fn().mockResolvedValue(undefined);
  window.fetch = asked;
  render(<WritingPanel />);
  show(one);
  fireEvent.click(within(screen.getByRole('listitem')).getByRole('button', { name: /^Open in editor: content/ }));
  expect(asked).toHaveBeenCalledWith(
    '/__open-stack-frame-in-editor?fileName=%2Fsite%2Fcontent%2Fdocs%2Fa.mdx&lineNumber=3',
  );
});

test('labels a warning as such', () => {
  render(<WritingPanel />);
  show({ own: [{ ...error('docs/a.mdx', 'Long.'), level: 'warning' }] });
  expect(screen.getByRole('status').textContent).toBe('1 warning on this page');
  expect(within(screen.getByRole('listitem')).getByText('warning')).toBeTruthy();
});
