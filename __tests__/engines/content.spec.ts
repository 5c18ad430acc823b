import { expect, FULL, refuseMeasuring, test, type Page } from './support/test';

test.use({ site: FULL });
test.beforeEach(({ page }) => refuseMeasuring(page));

const ELEMENTS = '/ohje/docs/osat/elementit';
const TAB = '[role="tab"]';

/** Loads a page, and waits until what makes its content interactive is there and moves nothing any more. */
async function visit(page: Page, address: string): Promise<void> {
  await page.visit(address);
  await page.see('.prose[data-islands]');
}

test('tabs are chosen by mouse and keyboard, and those of a group change together', async ({ page }) => {
  await visit(page, ELEMENTS);
  await page.until(() => document.querySelectorAll('.tabs[data-ready]').length, 2);
  await page.until(
    () => [...document.querySelectorAll('.tab-panel[hidden]')].map((panel) => panel.getBoundingClientRect().height),
    [0, 0, 0],
  );
  await page.click({ css: TAB, text: 'Sähköposti' });
  const chosen = () =>
    [...document.querySelectorAll('[role="tab"][aria-selected="true"]')].map((tab) => tab.textContent);
  await page.until(chosen, ['Sähköposti', 'Sähköposti']);
  await page.see({ css: '[role="tabpanel"]', text: 'kanervikko' });
  await page.press('End');
  await page.press('Enter');
  await page.until(chosen, ['Puhelin', 'Sähköposti']);
  await page.see({ css: '[role="tabpanel"]', text: 'Soita.' });
  await page.reload();
  await page.until(chosen, ['Puhelin', 'Selain']);
});

test('a hash reveals what stands in details, in a hidden panel and in both; details open and close', async ({
  page,
}) => {
  await visit(page, `${ELEMENTS}#kahdesti`);
  await page.seeInView('#kahdesti');
  await page.click('a[href="#syvällä"], a[href="#syv%C3%A4ll%C3%A4"]');
  await page.seeInView('#syvällä');
  await page.click({ css: 'summary', text: 'Miten saldo lasketaan?' });
  await page.miss('#syvällä');
  await page.click({ css: 'summary', text: 'Miten saldo lasketaan?' });
  await page.see('#syvällä');
});

test('steps are numbered, and each links to itself', async ({ page }) => {
  await visit(page, ELEMENTS);
  await page.until(
    () => ['vaihe-1', 'vaihe-2', 'vaihe-3', 'vaihe-2-1'].map((id) => document.getElementById(id)?.localName),
    ['li', 'li', 'li', 'li'],
  );
  await page.click('a[aria-label="Linkki vaiheeseen 3"]');
  await page.until(() => location.hash, '#vaihe-3');
  await page.seeInView({ css: '#vaihe-3', text: 'Valitse Saldo.' });
});

test('code is copied, and the button says so', async ({ page }) => {
  await visit(page, ELEMENTS);
  await page.until(() => document.querySelectorAll('.code-copy').length, expect.any(Number));
  await page.see('figure.code .code-copy');
  const heard = await page.listen('figure.code [role="status"]');
  await page.click({ css: 'figure.code .code-copy' });
  await heard('Kopioitu');
  await page.read(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.querySelector('main')?.prepend(field);
    field.focus();
  });
  await page.press('Control+v');
  await page.until(
    () => document.querySelector<HTMLTextAreaElement>('#pasted')?.value,
    '{\n  "nimi": "Arvo",\n\n  "toinen": true\n}',
  );
});

test('an image is enlarged over the whole window, and the focus comes back', async ({ page }) => {
  await visit(page, '/ohje/docs/media/kuvat');
  await page.click('.zoom-button');
  await page.see('dialog[open] .zoom-image');
  await page.until(() => document.elementFromPoint(20, 20)?.closest('dialog') !== null, true);
  await page.until(() => {
    const image = document.querySelector('.zoom-image')?.getBoundingClientRect();
    return [image?.x, image?.width].map((number) => Math.round(number ?? 0));
  }, [0, await page.read(() => document.querySelector('dialog')?.clientWidth)]);
  await page.press('Escape');
  await page.miss('dialog[open]');
  await page.seeFocused('.zoom-button');
});

test('a term is explained right below its word, by mouse and by keyboard', async ({ page }) => {
  const note = { css: '[role="note"]', text: 'Se, mitä asiakkaalla on maksettavana.' };
  const term = { css: 'button.term, .term button', text: 'saldon' };
  await visit(page, '/ohje/docs/media/termit');
  await page.miss(note);
  const word = (await page.see(term)).box;
  await page.click(term);
  await page.see('.is-placed');
  const { box } = await page.see(note);
  expect(Math.abs(box.y - (word.y + word.height + 8))).toBeLessThan(2);
  expect(Math.abs(box.x - word.x)).toBeLessThan(2);
  await page.press('Escape');
  await page.miss(note);
  await page.seeFocused(term);
  await page.press('Enter');
  await page.see(note);
  await page.press('Tab');
  await page.press('Enter');
  await page.at('/ohje/docs/ohjeet/saldo');
});

test('a video plays with its captions and can be read', async ({ page, engine }) => {
  await visit(page, '/ohje/docs/media/videot');
  await page.until(() => document.querySelector('video')?.controls, true);
  await page.click({ css: 'summary', text: 'Video tekstinä' });
  await page.see({ css: 'li', text: 'Avaa lasku.' });
  const canPlay = await page.read(() => document.createElement('video').canPlayType('video/webm; codecs="vp9"') !== '');
  if (!canPlay) return;
  await page.read(() => {
    const video = document.querySelector('video');
    if (video === null) return;
    video.muted = true;
    return video.play();
  });
  // WebKit for GNOME shows captions to readers who have chosen so in its settings, which nobody has here.
  if (engine.name === 'webkit')
    await page.read(() => {
      const [track] = document.querySelector('video')?.textTracks ?? [];
      if (track !== undefined) track.mode = 'showing';
    });
  await page.until(() => document.querySelector('video')?.textTracks[0]?.mode, 'showing');
  await page.until(() => document.querySelector('video')?.textTracks[0]?.cues?.length, 2);
  await page.until(() => Math.round(document.querySelector('video')?.duration ?? 0), 3);
  await page.until(() => (document.querySelector('video')?.currentTime ?? 0) > 0, true);
});
