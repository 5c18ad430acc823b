import { composeAnswer } from '../../../../src/model/supporting/answer';

test('an answer has its own words around titles, texts and addresses, and says what is not translated', () => {
  const url = 'https://ohje.example.com/docs/saldo#vaihe-2';
  const { text, html } = composeAnswer(
    [
      {
        title: 'Saldo <b>',
        heading: 'Näin',
        blocks: [{ kind: 'list', start: 2, items: [[{ kind: 'paragraph', line: [{ text: 'Valitse Hae.' }] }]] }],
        url,
        languageNote: 'Only in Finnish.',
      },
    ],
    'https://ohje.example.com',
    { greeting: 'Hei\nsinä!\n\nTässä:', ending: 'Tuki' },
  );
  expect(text).toBe(
    `Hei\nsinä!\n\nTässä:\n\nSaldo <b>: Näin\n\nOnly in Finnish.\n\n2. Valitse Hae.\n\n${url}\n\nTuki\n`,
  );
  expect(html).toBe(
    '<p>Hei<br>sinä!</p><p>Tässä:</p><p><strong>Saldo &lt;b&gt;: Näin</strong></p><p>Only in Finnish.</p>' +
      `<ol start="2"><li>Valitse Hae.</li></ol><p><a href="${url}">${url}</a></p><p>Tuki</p>`,
  );
});
