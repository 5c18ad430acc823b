import path from 'node:path';
import { projectModules } from '../../../../src/node/bundle/projectModules';

const LOAD_FAILURE = path.resolve('src/components/layout/LoadFailureView.tsx');

test('a module runs behind what it imports, the frame before what pages add', async () => {
  const { frame, order } = await projectModules(new Set());
  const place = (file: string) => order.indexOf(path.resolve(file));
  expect(new Set(order).size).toBe(order.length);
  expect(place('src/components/ui/plainButton.ts')).toBeGreaterThanOrEqual(0);
  expect(place('src/components/ui/plainButton.ts')).toBeLessThan(place(LOAD_FAILURE));
  expect(Math.max(...[...frame].map(place))).toBeLessThan(place('src/templates/doc.tsx'));
});

test('what others replace is not in the frame, and neither is what is fetched later', async () => {
  const { frame } = await projectModules(new Set([LOAD_FAILURE.replace('.tsx', '')]));
  expect(frame.has(path.resolve('src/app/wrapPageElement.tsx'))).toBe(true);
  expect(frame.has(LOAD_FAILURE)).toBe(false);
  expect(frame.has(path.resolve('src/components/search/MoreResults.tsx'))).toBe(false);
});

test('what only replaced modules import is not in the frame either', async () => {
  const [hidden, shared] = [
    path.resolve('src/components/versions/VersionLinks.tsx'),
    path.resolve('src/theme/media.ts'),
  ];
  const { frame } = await projectModules(new Set());
  expect([frame.has(hidden), frame.has(shared)]).toEqual([true, true]);
  const without = await projectModules(new Set([path.resolve('src/components/versions/VersionSwitch.tsx')]));
  expect([without.frame.has(hidden), without.frame.has(shared)]).toEqual([false, true]);
  expect(without.order).toContain(hidden);
});
