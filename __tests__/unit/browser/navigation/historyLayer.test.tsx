import { openHistoryLayer } from '../../../../src/browser/navigation/historyLayer';

/** The router's listener, which is there before any layer. */
const router = jest.fn();
const onBack = jest.fn();

/** Opens a layer, goes back by so many pages, and waits until the layer has noticed. */
async function goBackUnderLayer(pages: number): Promise<void> {
  const noticed = new Promise<void>((resolve) => onBack.mockImplementation(resolve));
  openHistoryLayer(onBack);
  window.history.go(-pages);
  await noticed;
}

beforeEach(() => {
  jest.clearAllMocks();
  window.history.pushState({ key: '1' }, '', '/docs/saldo');
  window.addEventListener('popstate', router);
});
afterEach(() => window.removeEventListener('popstate', router));

test('Back closes the layer and keeps the page, and the router does not hear of it', async () => {
  await goBackUnderLayer(1);
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(router).not.toHaveBeenCalled();
  expect(window.history.state).toEqual({ key: '1' });
  expect(window.location.pathname).toBe('/docs/saldo');
});

test('a layer that is closed by other means takes its entry back, once', async () => {
  const layer = openHistoryLayer(onBack);
  expect(window.history.state).toEqual({ key: '1', layer: true });
  const gone = new Promise<void>((resolve) => layer.release(resolve));
  layer.release();
  await gone;
  expect(window.history.state).toEqual({ key: '1' });
  expect(onBack).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

test('a layer whose page has moved on leaves the history alone', () => {
  const layer = openHistoryLayer(onBack);
  window.history.pushState({ key: '2' }, '', '/docs/lasku');
  const onGone = jest.fn();
  layer.release(onGone);
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/docs/lasku');
});

test('Back over several pages closes the layer, and the router follows', async () => {
  window.history.pushState({ key: '2' }, '', '/docs/lasku');
  await goBackUnderLayer(2);
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(router).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/docs/saldo');
});
