import { markPiece } from '../../../../src/browser/supporting/markPiece';

function contentOf(html: string) {
  const content = document.createElement('div');
  content.innerHTML = html;
  return content;
}

const STEPS =
  '<ol><li>Avaa <strong>Saldo</strong>-välilehti.<a class="step-link" href="#x">1</a></li><li>Valitse &lt;b&gt;.</li></ol>';

test.each([
  [['Saldo-väli'], '<strong><mark>Saldo</mark></strong><mark>-väli</mark>lehti.', 'Saldo-väli'],
  [['välilehti. Valitse <b>'], '-<mark>välilehti.</mark><a', 'välilehti.Valitse<b>'],
  [['Avaa', '<b>.'], '<li><mark>Avaa</mark> <strong><mark>Saldo</mark></strong>', 'AvaaSaldo-välilehti.Valitse<b>.'],
])('%j is marked', (name, html, text) => {
  const content = contentOf(STEPS);
  expect(markPiece(content, name)).toBe(text);
  expect(content.innerHTML).toContain(html);
  expect(content.querySelector('.step-link')?.innerHTML).toBe('1');
});

test.each([[['poissa']], [['Avaa', 'poissa']], [['']], [[]], [['<img src=x onerror=alert(1)>']]])(
  'of a text without %j nothing changes',
  (name) => {
    const content = contentOf(STEPS);
    expect(markPiece(content, name)).toBeUndefined();
    expect(content.innerHTML).toBe(contentOf(STEPS).innerHTML);
  },
);
