import { originOf, parseServeArguments } from '../../../../scripts/lib/serveArguments';

test.each([
  [[], undefined, { host: '127.0.0.1', port: 9000, site: undefined }],
  [['--host', '0.0.0.0'], '9123', { host: '0.0.0.0', port: 9123, site: undefined }],
  [['--host=::1', '--drafts'], '0', { host: '::1', port: 0, site: 'drafts' }],
  [['--for', 'colleagues'], undefined, { host: '127.0.0.1', port: 9000, site: 'colleagues' }],
])('%j with PORT=%s listens at %j', (args, port, expected) => {
  expect(parseServeArguments(args, port)).toEqual(expected);
});

test.each([
  [['--open'], undefined, 'The options are --drafts, --for and --host: npm run serve -- --host 0.0.0.0'],
  [['--for', 'customers'], undefined, 'The sites beside the published one are --drafts and --for colleagues.'],
  [['--host='], undefined, '--host is empty. Write the address to listen on: npm run serve -- --host 0.0.0.0'],
  [[], '65536', 'PORT is "65536" but must be a number from 0 to 65535: PORT=9001 npm run serve'],
  [[], 'a', 'PORT is "a" but must be a number from 0 to 65535: PORT=9001 npm run serve'],
])('%j with PORT=%s is refused', (args, port, message) => {
  expect(() => parseServeArguments(args, port)).toThrow(message);
});

test.each([
  ['127.0.0.1', 'IPv4', 'http://127.0.0.1:9000'],
  ['::1', 'IPv6', 'http://[::1]:9000'],
])('a server at %s has with %s the origin %s', (address, family, expected) => {
  expect(originOf({ address, family, port: 9000 })).toBe(expected);
});
