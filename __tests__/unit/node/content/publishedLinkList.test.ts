import {
  formatPublishedLinks,
  joinPublishedLinks,
  parsePublishedLinks,
} from '../../../../src/node/content/publishedLinkList';

test('parses a list with the position of every word', () =>
  expect(parsePublishedLinks('# Osoitteet\n\n/docs/a  #b\r\n')).toEqual([
    { line: 3, written: { path: { text: '/docs/a', column: 1 }, anchors: [{ text: 'b', column: 10 }] } },
  ]));

test.each(['docs/a', '/docs/a b', '/docs/a #', '<<<<<<< HEAD'])('%s is not an address', (line) => {
  expect(parsePublishedLinks(line)).toEqual([{ line: 1, written: undefined }]);
});

const link = (path: string, ...anchors: string[]) => ({ path, anchors });

test('joined lists have every address and anchor once, sorted', () => {
  const joined = joinPublishedLinks([link('/b', 'z', 'ä')], [link('/b', 'a', 'z'), link('/a')]);
  expect(joined).toEqual([link('/a'), link('/b', 'a', 'z', 'ä')]);
});

test('writing and parsing loses nothing, also with a space or a percent sign', () => {
  const links = [link('/a b', '50%', 'ä'), link('/c')];
  const text = formatPublishedLinks(links);
  expect(text.split('\n').slice(-3)).toEqual(['/a%20b #50%25 #ä', '/c', '']);
  const read = parsePublishedLinks(text).map(({ written }) =>
    link(written?.path.text ?? '', ...(written?.anchors ?? []).map((anchor) => anchor.text)),
  );
  expect(read).toEqual(links);
});
