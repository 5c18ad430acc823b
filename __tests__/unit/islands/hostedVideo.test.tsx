import { enhance } from '../../../src/islands/hostedVideo';

const PLAYER = 'https://player.vimeo.com/video/123456789?dnt=1';
const BOX = `<div class="hosted-video" data-player="${PLAYER}" data-play="Toista" data-title="Esittely"><a href="https://vimeo.com/123456789">Esittely</a></div>`;

function createArticle(): HTMLElement {
  const article = document.createElement('article');
  article.innerHTML = BOX;
  return article;
}

test('the link becomes a button, and the button the player', () => {
  const article = createArticle();
  enhance(article);
  expect(article.querySelector('a, iframe')).toBeNull();
  const button = article.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Toista: Esittely');
  button?.click();
  const player = article.querySelector('iframe');
  expect([player?.src, player?.title, article.querySelector('button')]).toEqual([PLAYER, 'Esittely', null]);
});

test.each([
  ['before', false],
  ['after', true],
])('undoing %s the start brings the link back', (_when, isStarted) => {
  const article = createArticle();
  const undo = enhance(article);
  if (isStarted) article.querySelector('button')?.click();
  undo();
  expect(article.innerHTML).toBe(BOX);
});
