import { render, screen } from '@testing-library/react';
import { SiteCrash } from '../../../../src/components/crash/SiteCrash';

test('the words come from the page itself', () => {
  Object.assign(document.body.dataset, { crashTitle: 'Page Error', crashWhole: 'It crashed', crashRetry: 'Again' });
  const retry = jest.fn();
  render(<SiteCrash error="why" retry={retry} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('It crashed');
  expect(screen.getByText('why')).toBeDefined();
  expect(document.title).toBe('Page Error');
  screen.getByRole('button', { name: 'Again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});
