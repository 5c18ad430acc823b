import { buildWebManifest, SITE_ICONS, TOUCH_ICON } from '../../../../src/model/site/webManifest';

const IDENTITY = { name: 'Ohje', description: 'Ohjeita.', language: 'fi', base: '/ohje', color: '#ffffff' };
const manifest = JSON.parse(buildWebManifest(IDENTITY)) as Record<string, unknown> & {
  icons: Record<string, string>[];
};

test('a site starts and stays within its base path', () => {
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(['/ohje/', '/ohje/', '/ohje/']);
  expect(manifest).toMatchObject({ name: 'Ohje', lang: 'fi', theme_color: '#ffffff', display: 'minimal-ui' });
});

test('it has the icons that systems ask for, one of them to be cut', () => {
  expect(manifest.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    ['/ohje/icons/icon-192.png', '192x192', 'any'],
    ['/ohje/icons/icon-512.png', '512x512', 'any'],
    ['/ohje/icons/icon-maskable-512.png', '512x512', 'maskable'],
  ]);
});

test('the icon that the head names is drawn too', () => {
  expect(SITE_ICONS.find(({ path }) => path === TOUCH_ICON)?.size).toBe(180);
});
