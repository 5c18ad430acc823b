import { fetchFile } from '../../../../src/browser/search/fetchFile';

test('a file is its text, and an error where the host answers with another status', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('sanat'));
  expect(await fetchFile('/words.txt')).toBe('sanat');
  jest.mocked(fetch).mockResolvedValueOnce(new Response('Not found', { status: 404 }));
  await expect(fetchFile('/words.txt')).rejects.toThrow('/words.txt: status 404.');
});
