import { act, render, screen } from '@testing-library/react';
import type { PageProps } from 'gatsby';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useContext, type ReactElement, type ReactNode } from 'react';
import { FramedPage } from '../../../src/app/FramedPage';
import { PathnameContext } from '../../../src/browser/router/gatsby';
import { PageDataContext } from '../../../src/hooks/site/useFeatureData';

const frames: string[] = [];
jest.mock('../../../src/app/AppShell', () => ({
  AppShell: ({ address, children }: { address: string; children: ReactNode }) => {
    frames.push(address);
    return (
      <>
        <nav>{address}</nav>
        <Where of="frame" />
        {children}
      </>
    );
  },
}));

beforeEach(() => {
  frames.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Shows the pathname and the features' data that its context provides. */
const Where = ({ of }: { of: string }) => (
  <p role="status">{`${of} ${useContext(PathnameContext)} ${JSON.stringify(useContext(PageDataContext))}`}</p>
);

const Provider = ({ children }: { children?: ReactNode }) => children as ReactElement;

interface Facts {
  locale?: string;
  sidebar?: string;
}

/** A page as the i18n plugin passes it. */
function page(path: string, { locale = 'fi', sidebar: name }: Facts = {}) {
  const props = {
    location: { pathname: path, search: '', hash: '' },
    pageContext: {},
    data: { site: { locale }, sidebar: name === undefined ? null : { name }, features: { data: { of: path } } },
  } as unknown as PageProps;
  const element = (
    <Provider>
      <I18nextContext.Provider value={{ language: locale } as never}>
        <main>{path}</main>
        <Where of="content" />
      </I18nextContext.Provider>
    </Provider>
  );
  return <FramedPage element={element} props={props} />;
}

const shown = () => [screen.getByRole('navigation').textContent, screen.getByRole('main').textContent];
/** Paints a frame, and runs the callbacks after it. */
const paint = () => act(() => void jest.advanceTimersByTime(100));

test.each(['ohjeet', 'pikaohjeet'])(
  'paints the content of the next page, with the sidebar %s, before its frame',
  (sidebar) => {
    const { rerender } = render(page('/a', { sidebar: 'ohjeet' }));
    paint();
    rerender(page('/b', { sidebar }));
    expect([shown(), frames]).toEqual([['/a', '/b'], ['/a']]);
    paint();
    expect(shown()).toEqual(['/b', '/b']);
  },
);

test('the frame has the address and feature data of its page, and the content those of its own', () => {
  const where = () => screen.getAllByRole('status').map((each) => each.textContent);
  const { rerender } = render(page('/a'));
  rerender(page('/b'));
  expect(where()).toEqual(['frame /a {"of":"/a"}', 'content /b {"of":"/b"}']);
  paint();
  expect(where()).toEqual(['frame /b {"of":"/b"}', 'content /b {"of":"/b"}']);
});

test('skips the frame of a page that is left before it is rendered', () => {
  const { rerender } = render(page('/a'));
  rerender(page('/b'));
  rerender(page('/c'));
  paint();
  expect(frames).toEqual(['/a', '/c']);
});

test.each<[string, Facts, Facts]>([
  ['another language', { locale: 'fi' }, { locale: 'en' }],
  ['no sidebar', { sidebar: 'ohjeet' }, {}],
  ['a sidebar where none was', {}, { sidebar: 'ohjeet' }],
])('with %s the frame is rendered with the content', (_what, before, after) => {
  const { rerender } = render(page('/a', before));
  paint();
  rerender(page('/b', after));
  expect(shown()).toEqual(['/b', '/b']);
  paint();
  expect(frames).toEqual(['/a', '/b']);
});
