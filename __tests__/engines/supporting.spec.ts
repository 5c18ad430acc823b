import { OFTEN } from './support/page';
import { expect, test, type Page } from './support/test';

const BOX = 'dialog [role="combobox"]';
const PANEL = 'dialog[aria-label="Vastaus asiakkaalle"]';

/** What callers ask, as short as the search needs it, and the guide whose answer is sent. */
const CALLS = [
  ['karhu', 'Maksumuistutuksen lähetys'],
  ['hyvitys', 'Hyvityslaskun tekeminen'],
  ['muutto', 'Pysyvä osoitteenmuutos'],
  ['lähetys', 'Laskun lähetys'],
  ['maksaja', 'Eri maksaja kuin tilaaja'],
  ['kassa', 'Kassatiliöinti'],
  ['tilauskor', 'Tilaukset ja tilauskortti'],
  ['perintä', 'Kysymyksiä laskutuksesta'],
  ['omapalv', 'Omapalvelu tilaajille'],
  ['saldo', 'Saldo-näkymä'],
] as const;
const MOST_KEYS = 12;

/** Pastes into a message, and returns it; or the text that is shown to be copied by hand. */
async function sentText(page: Page): Promise<string> {
  const shown = await page.read(() => {
    const byHand = document.querySelector<HTMLTextAreaElement>('dialog [role="status"] textarea');
    if (byHand !== null) return byHand.value;
    const message = document.querySelector<HTMLTextAreaElement>('#message') ?? document.createElement('textarea');
    message.id = 'message';
    document.querySelector('dialog[open]')?.append(message);
    message.select();
    return null;
  });
  if (shown !== null) return shown;
  await page.press('Control+v');
  return page.read(() => document.querySelector<HTMLTextAreaElement>('#message')?.value ?? '');
}

test('calls are answered and a reply is gathered by the keyboard alone', async ({ page }) => {
  await page.visit('/docs/pikaohjeet/saldo?tuki=1');
  await page.see({ css: 'button', text: 'Vastaus (0)' });
  for (const [asked, title] of CALLS) {
    expect(['Control+k', ...asked, 'Alt+c', 'Control+v'].length).toBeLessThanOrEqual(MOST_KEYS);
    await page.press('Control+k');
    await page.seeFocused(BOX);
    await page.type(asked);
    await page.press('Alt+c');
    // The answer may come after the first paste.
    await expect.poll(() => sentText(page), OFTEN).toMatch(new RegExp(`^${title}\\n[^]*/docs/`));
    await page.press('Escape');
    await page.miss('dialog[open]');
  }

  await page.press('Alt+a');
  await page.see({ css: 'button', text: 'Vastaus (1)' });
  await page.press('Control+k');
  await page.seeFocused(BOX);
  await page.type('maksumuistutus');
  await page.see('[role="option"]');
  await page.press('Alt+a');
  await page.see({ css: 'dialog button', text: 'Vastaus (2)' });
  await page.press('Alt+r');
  await page.see({ css: `${PANEL} li`, text: 'Saldo' });
  expect(await page.read((css) => document.querySelectorAll(`${css} ol[aria-label] > li`).length, PANEL)).toBe(2);
  await page.press('Escape');
  await page.miss(PANEL);
  await page.seeFocused(BOX);

  await page.visit('/vastaus#docs/pikaohjeet/saldo:vaihe-2~~Avaa%20sama+docs/poissa');
  await page.see({ css: 'main ol.steps[start="2"] mark', text: 'Avaa sama' });
  await page.see({ css: 'main', text: 'Tätä ohjetta ei enää ole.' });
});
