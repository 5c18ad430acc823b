import { beginPage, endPage, pagesMade } from '../../../../src/node/graphql/pagesUnderWay';

/** Notes when the pages are made. */
function watchPages(): { isMade: boolean; made: Promise<void> } {
  const watched = { isMade: false, made: Promise.resolve() };
  watched.made = pagesMade().then(() => {
    watched.isMade = true;
  });
  return watched;
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 30));

test('pages are waited for until the last file that was begun has its page', async () => {
  beginPage('saldo');
  beginPage('lasku');
  const watched = watchPages();
  endPage('saldo');
  await turns();
  expect(watched.isMade).toBe(false);
  endPage('lasku');
  await watched.made;
});

test('a file that is begun in the same turn is waited for', async () => {
  const watched = watchPages();
  beginPage('saldo');
  await turns();
  expect(watched.isMade).toBe(false);
  endPage('saldo');
  await watched.made;
});

test('a page that never comes is waited for once', async () => {
  beginPage('gone');
  await pagesMade(20);
  const watched = watchPages();
  await turns();
  expect(watched.isMade).toBe(true);
});
