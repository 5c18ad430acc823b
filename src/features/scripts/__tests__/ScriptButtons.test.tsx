import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../../__tests__/support/renderInPage';
import { settings } from '../../../../__tests__/support/siteFeatures';
import { FeatureDataContext } from '../../../hooks/site/useFeatureData';
import { outsideScripts } from '../browser/outsideScripts';
import { ScriptButtons } from '../components/ScriptButtons';

jest.mock('gatsby', () => ({ withPrefix: (path: string) => `/ohje${path}` }));

const sources = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const tell = (type: 'load' | 'error') =>
  act(() => void fireEvent(document.head.querySelector('script:last-of-type') ?? document, new Event(type)));

test('scripts load on a press, after consent and when idle, each once', () => {
  document.documentElement.dataset.scripted = '';
  settings.scripts = [
    { src: 'https://a.example.com/a.js', load: 'onPress' },
    { src: 'https://b.example.com/b.js', load: 'onConsent' },
    { src: '/c.js', load: 'idle' },
  ];
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  const scripts = {
    labels: ['Avaa chat', null, 'Laskuri'],
    failed: 'Ei latautunut.',
    loading: 'Avataan…',
    title: 'Palvelut',
  };
  renderInPage(
    <FeatureDataContext.Provider value={{ scripts }}>
      <ScriptButtons site={{} as Queries.ChromeFragment}>Sivu</ScriptButtons>
    </FeatureDataContext.Provider>,
  );
  const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  expect([sources(), labels()]).toEqual([[], ['Avaa chat']]);
  act(() => outsideScripts.onConsent?.(false));
  expect(sources()).toEqual([]);
  act(() => outsideScripts.onInitialClientRender?.());
  expect(sources()).toEqual(['/ohje/c.js']);
  tell('error');
  expect([sources(), labels()]).toEqual([[], ['Avaa chat', 'Laskuri']]);
  expect(screen.getByRole('alert').textContent).toBe('Ei latautunut.');
  fireEvent.click(screen.getByRole('button', { name: 'Laskuri' }));
  tell('load');
  expect(screen.queryByRole('alert')).toBeNull();
  const chat = screen.getByRole('button', { name: 'Avaa chat' });
  fireEvent.click(chat);
  fireEvent.click(chat);
  expect([sources(), labels()]).toEqual([['/ohje/c.js', 'https://a.example.com/a.js'], ['Avataan…']]);
  tell('load');
  act(() => [true, true].forEach((isGranted) => outsideScripts.onConsent?.(isGranted)));
  expect([sources().slice(2), labels()]).toEqual([['https://b.example.com/b.js'], []]);
});
