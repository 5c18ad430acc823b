import { runInNewContext } from 'node:vm';
import { hidingScript, parseAnnouncement } from '../../model/announcement';

/** A part in short form: bold in asterisks, a link with its target. */
const shown = (source: string) =>
  parseAnnouncement(source).map(({ text, href, isStrong }) => {
    const looks = isStrong ? `*${text}*` : text;
    return href === null ? looks : `${looks} → ${href}`;
  });

test.each<[string, string[]]>([
  ['  Huolto\n  lauantaina. ', ['Huolto lauantaina.']],
  ['Lue [ohje](/docs/saldo).', ['Lue ', 'ohje → /docs/saldo', '.']],
  ['**Lue [ohje](/docs/saldo) nyt**', ['*Lue *', '*ohje* → /docs/saldo', '* nyt*']],
  ['**a** ja ** b', ['*a*', ' ja ** b']],
  ['\\[a](/b)', ['[a](/b)']],
  ['\\**a** \\\\ \\n', ['**a** \\ \\n']],
  ['![a](/b.png)', ['!', 'a → /b.png']],
  ...['2 ** 3 on 8', '*a* _b_ `c` # d', '<b onclick="x()">a</b> &amp; <script>'].map((text): [string, string[]] => [
    text,
    [text],
  ]),
  ...['[a] (/b)', '[](/b)', '[a](/b c)', '[a]()'].map((text): [string, string[]] => [text, [text]]),
])('"%s" is shown as %j', (source, parts) => expect(shown(source)).toEqual(parts));

/** Runs the script on a page with this storage, or null if blocked. Returns the attributes of `<html>`. */
function run(script: string, storage: Readonly<Record<string, string>> | null) {
  const attributes: Record<string, string> = {};
  const localStorage = {
    getItem(key: string) {
      if (storage === null) throw new Error('SecurityError');
      return storage[key] ?? null;
    },
  };
  const setAttribute = (name: string, value: string) => (attributes[name] = value);
  runInNewContext(script, { localStorage, document: { documentElement: { setAttribute } } });
  return attributes;
}

test.each([
  ['kesä', { 'site.announcement': 'talvi' }, undefined],
  ['kesä', null, undefined],
  ['"</script>\u2028', { 'site.announcement': '"</script>\u2028' }, 'closed'],
])('the announcement %j with the storage %j is %s', (id, storage, expected) => {
  expect(run(hidingScript(id), storage)['data-announcement']).toBe(expected);
});

test('the script contains nothing that ends its element', () =>
  expect(hidingScript('</script><!--')).not.toMatch(/<\/|<!--/));
