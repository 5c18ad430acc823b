import { expect, FULL, test } from './support/test';

test.use({ site: FULL });

test('tabs, details, code, images and terms work by mouse and keyboard', async ({ page }) => {
  await page.visit('/ohje/docs/osat/elementit');
  await page.click({ css: 'section[aria-labelledby="consent-title"] button', text: 'Älä salli' });
  await page.see('.prose[data-islands]');
  await page.click('figure.code .code-copy');
  await page.see({ css: 'figure.code [role="status"]', text: 'Kopioitu' });
  await page.read(() => {
    document.querySelector('main')?.prepend(document.createElement('textarea'));
    document.querySelector('textarea')?.focus();
  });
  await page.press('Control+v');
  const code = '{\n  "nimi": "Arvo",\n\n  "toinen": true\n}';
  await page.until(() => document.querySelector('textarea')?.value, code);

  const chosen = () =>
    [...document.querySelectorAll('[role="tab"][aria-selected="true"]')].map((tab) => tab.textContent);
  await page.click({ css: '[role="tab"]', text: 'Sähköposti' });
  await page.until(chosen, ['Sähköposti', 'Sähköposti']);
  await page.see({ css: '[role="tabpanel"]', text: 'kanervikko' });
  await page.press('End');
  await page.press('Enter');
  await page.until(chosen, ['Puhelin', 'Sähköposti']);
  await page.see({ css: '[role="tabpanel"]', text: 'Soita.' });

  await page.follow('#kahdesti');
  await page.seeInView('#kahdesti');
  await page.click({ css: 'summary', text: 'Miten saldo lasketaan?' });
  await page.see('#syvällä');
  await page.click({ css: 'summary', text: 'Miten saldo lasketaan?' });
  await page.miss('#syvällä');

  await page.visit('/ohje/docs/media/kuvat');
  await page.click('.zoom-button');
  await page.see('dialog[open] .zoom-image');
  await page.until(() => document.elementFromPoint(20, 20)?.closest('dialog') !== null, true);
  await page.until(() => {
    const { x, width } = document.querySelector('.zoom-image')?.getBoundingClientRect() ?? new DOMRect();
    return [x, x + width + x - (document.querySelector('dialog')?.clientWidth ?? 0)].map(Math.round);
  }, [expect.any(Number), 0]);
  await page.back();
  await page.miss('dialog[open]');
  await page.seeFocused('.zoom-button');

  const term = { css: 'button.term, .term button', text: 'saldon' };
  const note = { css: '[role="note"]', text: 'Se, mitä asiakkaalla on maksettavana.' };
  await page.visit('/ohje/docs/media/termit');
  const word = (await page.see(term)).box;
  await page.miss(note);
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

test('copied text has list numbers and no heading link signs', async ({ page }) => {
  await page.visit('/ohje/docs/osat/elementit');
  await page.read(() => {
    const steps =
      '<li><a class="step-link" href="#a"></a><p>Avaa <a href="/docs">kortti</a>.</p></li><li><p>Tallenna.</p></li>';
    const heading = '<h2>Näin<a class="heading-link" href="#nain">#</a></h2>';
    const text = document.createElement('div');
    text.innerHTML = `${heading}<ol class="steps" start="3">${steps}</ol>`;
    document.querySelector('.prose')?.append(text);
    getSelection()?.selectAllChildren(text);
    document.dispatchEvent(new Event('selectstart'));
  });
  const copied = (type: string) => {
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    document.querySelector('.prose')?.dispatchEvent(event);
    return event.clipboardData?.getData(type).replace(/\s+/g, ' ').replaceAll(location.origin, '').trim();
  };
  await page.until(copied, 'Näin 3. Avaa kortti. 4. Tallenna.', 'text/plain');
  const items = '<li value="3"><p>Avaa <a href="/docs">kortti</a>.</p></li><li value="4"><p>Tallenna.</p></li>';
  await page.until(copied, `<h2>Näin</h2><ol class="steps" start="3">${items}</ol>`, 'text/html');
});

test('a video plays with its captions and transcript', async ({ page, engine }) => {
  await page.visit('/ohje/docs/media/videot');
  await page.click({ css: 'section[aria-labelledby="consent-title"] button', text: 'Älä salli' });
  await page.until(() => document.querySelector('video')?.controls, true);
  await page.click({ css: 'summary', text: 'Video tekstinä' });
  await page.see({ css: 'li', text: 'Avaa lasku.' });
  const canPlay = await page.read(() => document.createElement('video').canPlayType('video/webm; codecs="vp9"') !== '');
  if (!canPlay) return;
  await page.read(() => {
    const video = document.querySelector('video');
    return video === null
      ? null
      : Object.assign(video, { muted: true })
          .play()
          .then(() => null);
  });
  // WebKit for GNOME shows captions only to readers who have enabled them in the system's settings.
  if (engine.name === 'webkit')
    await page.read(() => {
      const [track] = document.querySelector('video')?.textTracks ?? [];
      if (track !== undefined) track.mode = 'showing';
    });
  await page.until(() => {
    const video = document.querySelector('video');
    const [track] = video?.textTracks ?? [];
    return [track?.mode, track?.cues?.length, Math.round(video?.duration ?? 0), (video?.currentTime ?? 0) > 0];
  }, ['showing', 2, 3, true]);
});

test('Back restores opened details, tabs and the scroll position', async ({ page }) => {
  await page.visit('/ohje/docs/osat/elementit');
  await page.click({ css: 'section[aria-labelledby="consent-title"] button', text: 'Älä salli' });
  await page.see('.prose[data-islands]');
  await page.click({ css: 'summary', text: 'Miten saldo lasketaan?' });
  await page.click({ css: '[role="tab"]', text: 'Puhelin' });
  const state = () => [
    [...document.querySelectorAll<HTMLDetailsElement>('.prose details')].map(({ open }) => open),
    [...document.querySelectorAll('.prose [role="tab"][aria-selected="true"]')].map((tab) => tab.textContent),
    Math.round(scrollY),
  ];
  await page.read(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const before = await page.read(state);
  expect(before).toEqual([expect.arrayContaining([true]), expect.arrayContaining(['Puhelin']), 700]);
  await page.follow('/ohje/docs/media/kuvat');
  await page.until(() => location.pathname, '/ohje/docs/media/kuvat');
  await page.until(() => document.querySelector('#followed'), null);
  await page.back();
  await page.until(state, before);
  await page.reload();
  await page.until(state, before);
});
