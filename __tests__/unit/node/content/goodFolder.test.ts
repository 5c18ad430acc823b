import { faultsAfter, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

test('the good folder has no faults', async () => {
  expect(await faultsAfter({})).toEqual([]);
});
