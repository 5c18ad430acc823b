import { findAnswer, type Answer } from '../../../../src/model/serving/findAnswer';
import { servingTable } from '../../../../src/node/output/serving/servingTable';

const FILES = new Set(['/index.html', '/404.html', '/docs/saldo/index.html', '/en/404.html', '/omistus.html']);
const REDIRECTS = [
  { from: '/vanha', path: '/docs/saldo', hash: '' },
  { from: '/pää', path: '/docs/saldo', hash: '#osa' },
  { from: '/hc/*', path: '/', hash: '' },
  { from: '/hc/12-*', path: '/docs/saldo', hash: '#osa' },
  { from: '/hc/12-vanha', path: '/omistus', hash: '' },
];
const SITE = { origins: ['https://ohje.example.com'], codes: ['fi', 'en'], policy: "default-src 'none'" };
const ROOT = servingTable({ ...SITE, base: '', redirects: REDIRECTS });

const redirect = (location: string): Answer => ({ kind: 'redirect', location });
const file = (path: string): Answer => ({ kind: 'file', path });
const missing = (page: string): Answer => ({ kind: 'missing', page });

test.each<[string, Answer]>([
  ['/?a=1', file('/index.html')],
  ['/docs/s%61ldo', file('/docs/saldo/index.html')],
  ['/docs/saldo/?a=1?b', redirect('/docs/saldo?a=1?b')],
  ['/docs/saldo.html?a', redirect('/docs/saldo?a')],
  ['/404.html', missing('/404.html')],
  ['//evil.example/x', redirect('/evil.example/x')],
  ['/\\evil.example', missing('/404.html')],
  ['/docs/%0d%0aA:b/', missing('/404.html')],
  ['/.//evil.example/', redirect('/./evil.example/')],
  ['/docs/../vanha', redirect('/docs/saldo')],
  ['/hc/12-saldo/osa?a=1', redirect('/docs/saldo?a=1#osa')],
  ['/hc/12-vanha', redirect('/omistus')],
  ['/hc/%31', redirect('/')],
  ['/hc', missing('/404.html')],
  ['/../../etc/passwd', missing('/404.html')],
  ['/docs/%E0%A4%A', { kind: 'malformed' }],
])('%s is answered with %j', (address, expected) => {
  expect(findAnswer(address, ROOT, (path) => FILES.has(path))).toEqual(expected);
});
