import { act, render, screen } from '@testing-library/react';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { DevelopPage } from '../../../../src/app/develop/DevelopPage';
import type { Writing } from '../../../../src/browser/writing/writing';

jest.mock('../../../../src/app/AppShell', () => ({
  AppShell: ({ children }: { children: ReactNode }) => <div data-testid="frame">{children}</div>,
}));

let told: Writing;
let tell: () => void = () => undefined;
const follow = jest.fn();
jest.mock('../../../../src/browser/writing/writing', () => ({
  createWriting: () => ({
    told: () => told,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
    follow: (page: object): void => void follow(page),
  }),
}));

type Props = ComponentProps<typeof DevelopPage>['props'];

const Provider = ({ children }: { children?: ReactNode }) => children as ReactElement;
const View = ({ data }: { data: { doc: { html: string } } }) => <main>{data.doc.html}</main>;

const i18n = { languages: ['fi', 'en'], defaultLanguage: 'fi' };

function propsOf(changes: object): Props {
  return {
    location: { pathname: '/docs/a', search: '', hash: '' },
    pageContext: { i18n },
    pageResources: { page: { path: '/docs/a', componentChunkName: 'doc' } },
    ...changes,
  } as unknown as Props;
}

/** A page as the i18n plugin hands it over. */
const elementOf = ({ data }: Props) => (
  <Provider>
    <I18nextContext.Provider value={{ language: 'fi' } as never}>
      <View data={data as never} />
    </I18nextContext.Provider>
  </Provider>
);

const show = (props: Props) => <DevelopPage element={elementOf(props)} props={props} />;

const found = propsOf({ data: { site: { locale: 'fi' }, doc: { html: 'Eilinen', path: '/docs/a' } } });

beforeEach(() => {
  jest.useFakeTimers();
  follow.mockClear();
  told = { state: undefined, text: undefined };
});
afterEach(() => jest.useRealTimers());

test('a page stands in its frame, and the server is told which one is shown', () => {
  render(show(found));
  expect(screen.getByTestId('frame').textContent).toBe('Eilinen');
  expect(follow).toHaveBeenLastCalledWith({ path: '/docs/a', shown: 'doc' });
});

test('a new text takes the place of the one that the data have', () => {
  render(show(found));
  told = { state: undefined, text: { title: 'A', description: '', html: 'Uusi', islands: [], toc: [] } };
  act(tell);
  expect(screen.getByRole('main').textContent).toBe('Uusi');
});

const resourcesOf = ({ pageResources = 'fi' }: { pageResources?: string }) => <main>Not found in {pageResources}</main>;
const NotFound = resourcesOf as unknown as (props: { pageResources: unknown }) => ReactElement;

test('the not-found page is in the language of the address', async () => {
  const loadPage = jest.fn().mockResolvedValue('en');
  Object.assign(window, { ___loader: { loadPage } });
  const location = { pathname: '/en/docs/a', search: '', hash: '' };
  const props = propsOf({ location, custom404: <NotFound pageResources="fi" /> });
  await act(async () => {
    render(<DevelopPage element={<p />} props={props} />);
    await Promise.resolve();
  });
  expect(loadPage).toHaveBeenCalledWith('/en/404.html');
  expect(screen.getByRole('main').textContent).toBe('Not found in en');
});

test('a page whose query has failed says so, and comes when it has data', () => {
  const { rerender } = render(show(propsOf({ data: undefined })));
  expect(screen.getByRole('heading', { name: 'This page has no data' })).toBeTruthy();
  rerender(show(found));
  expect(screen.getByRole('main').textContent).toBe('Eilinen');
});
