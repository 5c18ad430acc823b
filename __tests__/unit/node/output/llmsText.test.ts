import { buildLlmsText } from '../../../../src/node/output/llmsText';

test('a list has the site’s name, what it is about, and its pages in sections', () => {
  const text = buildLlmsText('Ohjekeskus', 'Ohjeita.', [
    {
      title: 'Ohjeet',
      pages: [
        { title: 'Saldo', url: 'https://ohje.example.com/docs/saldo.md', description: 'Mistä saldo tulee.' },
        { title: 'Haku [uusi]', url: 'https://ohje.example.com/docs/haku.md', description: 'Miten haetaan.' },
      ],
    },
    { title: 'Tyhjä', pages: [] },
  ]);
  expect(text).toBe(
    [
      '# Ohjekeskus',
      '',
      '> Ohjeita.',
      '',
      '## Ohjeet',
      '',
      '- [Saldo](https://ohje.example.com/docs/saldo.md): Mistä saldo tulee.',
      '- [Haku \\[uusi\\]](https://ohje.example.com/docs/haku.md): Miten haetaan.',
      '',
    ].join('\n'),
  );
});
