import { fetchFile } from '../../../../src/browser/search/fetchFile';

test('returns the text of a file, and throws for another status', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('sanat'));
  expect(await fetchFile('/words.txt')).toBe('sanat');
  jest.mocked(fetch).mockResolvedValueOnce(new Response('Not found', { status: 404 }));
  await expect(fetchFile('/words.txt')).rejects.toThrow('/words.txt: status 404.');
});
