import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { fetchMedia } from '../../src/docusaurus/fetchMedia';

let port = 0;
const server = createServer((request, response) => {
  if (request.url === '/moved.png') response.writeHead(302, { location: '/a.txt' }).end();
  else if (request.url === '/page.png') response.end('<html>');
  else if (request.url === '/film') response.end('\0\0\0\x18ftypisom');
  else if (request.url === '/away.png') response.writeHead(302, { location: `http://127.0.0.2:${port}/a.txt` }).end();
  else if (request.url === '/a.txt')
    void sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
      .then((bytes) => response.end(bytes));
  else response.writeHead(404).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const fetchAll = (text: string, allowed: string[] = []) => fetchMedia([{ name: 'a.md', raw: text }], new Set(allowed));
const at = (name: string, host = '127.0.0.1') => `http://${host}:${port}/${name}`;

test('pictures and videos are fetched, whatever their names say, and failures are reported with their places', async () => {
  const text = `![a](${at('moved.png')})\n\n<img src="${at('page.png')}" /><video><source src="${at('film')}"></video>\n\n![c](${at('gone.png')}) ![d](${at('away.png')})\n`;
  const { media, entries } = await fetchAll(text, ['127.0.0.1']);
  const found = [...media].map(([address, { ending }]) => `${ending} ${address}`);
  expect(found.sort()).toEqual([`mp4 ${at('film')}`, `png ${at('moved.png')}`]);
  expect(entries.map(({ message, from }) => `${from.line}: ${message}`).sort()).toEqual([
    `3: ${at('page.png')} was not fetched: it is no picture or video.`,
    `5: ${at('away.png')} was not fetched: 127.0.0.2 is a private address.`,
    `5: ${at('gone.png')} was not fetched: the server answers 404.`,
  ]);
});

test.each(['127.0.0.1', 'localhost', '[::1]', '10.0.0.1', '192.168.1.1', '[::ffff:127.0.0.1]', '0x7f.1'])(
  'nothing is fetched from %s',
  async (host) => {
    const { media, entries } = await fetchAll(`![a](${at('a.txt', host)})`);
    expect(media.size).toBe(0);
    expect(entries[0]?.message).toMatch(/was not fetched: .* private address/);
  },
);
