import { parseAnnouncement } from '../../../../src/model/site/announcement';

/** A part in short: bold in stars, a link with its target. */
const shown = (source: string) =>
  parseAnnouncement(source).map(({ text, href, isStrong }) => {
    const looks = isStrong ? `*${text}*` : text;
    return href === null ? looks : `${looks} → ${href}`;
  });

test.each([
  ['Huolto lauantaina.', ['Huolto lauantaina.']],
  ['  Huolto\n  lauantaina. ', ['Huolto lauantaina.']],
  ['', []],
  ['  ', []],
  ['**Huolto** lauantaina', ['*Huolto*', ' lauantaina']],
  ['Lue [ohje](/docs/saldo).', ['Lue ', 'ohje → /docs/saldo', '.']],
  ['[ohje](https://example.com/a?b=1#c)', ['ohje → https://example.com/a?b=1#c']],
  ['[posti](mailto:tuki@example.com)', ['posti → mailto:tuki@example.com']],
  ['**Lue [ohje](/docs/saldo) nyt**', ['*Lue *', '*ohje* → /docs/saldo', '* nyt*']],
  ['[a](/a)[b](/b)', ['a → /a', 'b → /b']],
  ['**a****b**', ['*ab*']],
  ['2 ** 3 on 8', ['2 ** 3 on 8']],
  ['**a** ja ** b', ['*a*', ' ja ** b']],
  ['*a* _b_ `c` # d', ['*a* _b_ `c` # d']],
  ['<b onclick="x()">a</b> &amp; <script>', ['<b onclick="x()">a</b> &amp; <script>']],
  ['[a] (/b)', ['[a] (/b)']],
  ['[](/b)', ['[](/b)']],
  ['[a](/b c)', ['[a](/b c)']],
  ['[a]()', ['[a]()']],
  ['\\[a](/b)', ['[a](/b)']],
  ['\\**a** \\\\ \\n', ['**a** \\ \\n']],
  ['![a](/b.png)', ['!', 'a → /b.png']],
])('"%s" is shown as %j', (source, parts) => {
  expect(shown(source)).toEqual(parts);
});
