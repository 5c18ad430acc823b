import { fireEvent, screen } from '@testing-library/react';
import { copyTextOf } from '../../../../src/browser/reading/copyTextOf';
import { CopyPage } from '../../../../src/components/doc/CopyPage';
import { renderInPage } from '../../../support/renderInPage';

jest.mock('../../../../src/browser/reading/copyTextOf');
const copy = jest.mocked(copyTextOf);

beforeEach(() => document.documentElement.setAttribute('data-scripted', ''));

test('without JavaScript there is no button', () => {
  document.documentElement.removeAttribute('data-scripted');
  renderInPage(<CopyPage url="/docs/saldo.md" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['fi', 'Kopioi sivu Markdownina', 'Kopioitu.'],
  ['en', 'Copy page as Markdown', 'Copied.'],
  ['sv', 'Kopiera sidan som Markdown', 'Kopierad.'],
])('in %s the button tells that the page was copied', async (code, name, told) => {
  copy.mockResolvedValue();
  renderInPage(<CopyPage url="/docs/saldo.md" />, code);
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name }));
  expect(copy).toHaveBeenCalledWith('/docs/saldo.md', window);
  expect((await screen.findByText(told)).getAttribute('role')).toBe('status');
});

test('when it fails, the button leads to the text', async () => {
  copy.mockRejectedValue(new Error('no'));
  renderInPage(<CopyPage url="/docs/saldo.md" />);
  fireEvent.click(screen.getByRole('button'));
  expect((await screen.findByRole('link', { name: 'Avaa teksti' })).getAttribute('href')).toBe('/docs/saldo.md');
  expect(screen.getByRole('status').textContent).toBe('Kopiointi ei onnistunut. Avaa teksti');
});
