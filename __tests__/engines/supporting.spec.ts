import { expect, test, type Page } from './support/test';

const GUIDE = '/docs/pikaohjeet/saldo';
const PANEL = 'dialog[aria-label="Vastaus asiakkaalle"]';
const reply = (count: number) => ({ css: 'button', text: `Vastaus (${String(count)})` });

test('an answer is copied and a reply gathered by the keyboard alone', async ({ page }) => {
  await page.visit(`${GUIDE}?tuki=1`);
  await page.see(reply(0));
  const heard = await page.listen('[role="status"]');
  await page.press('Alt+c');
  // Copied, or shown to be copied by hand where the engine gives no program the clipboard.
  await heard('opio');
  await page.press('Alt+a');
  await page.see(reply(1));
  await page.press('Control+k');
  await page.seeFocused('dialog [role="combobox"]');
  await page.type('maksumuistutus');
  await page.see('[role="option"]');
  await page.press('Alt+a');
  await page.see({ css: 'dialog button', text: 'Vastaus (2)' });
  await page.press('Alt+r');
  await page.see({ css: `${PANEL} li`, text: 'Saldo' });
  expect(await page.read((css) => document.querySelectorAll(`${css} ol[aria-label] > li`).length, PANEL)).toBe(2);
  await page.press('Escape');
  await page.miss(PANEL);
  await page.seeFocused('dialog [role="combobox"]');
  await page.press('Escape');
  await page.miss('dialog[open]');
});

/** What callers ask, typed as far as it is needed, and the guide whose answer is sent. */
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

/** What is pasted into a message, which a box in the dialog stands for; or what is shown to be copied by hand. */
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

for (const [name, calls] of [
  ['five calls', CALLS.slice(0, 5)],
  ['five more calls', CALLS.slice(5)],
] as const)
  test(`${name} are answered by the keyboard alone, in twelve keys each at most`, async ({ page }) => {
    await page.visit(`${GUIDE}?tuki=1`);
    await page.see(reply(0));
    for (const [asked, title] of calls) {
      expect(['Control+k', ...asked, 'Alt+c', 'Control+v'].length).toBeLessThanOrEqual(MOST_KEYS);
      await page.press('Control+k');
      await page.seeFocused('dialog [role="combobox"]');
      await page.type(asked);
      await page.press('Alt+c');
      // Asked for until the answer is there: who pastes too early pastes again.
      await expect.poll(() => sentText(page)).toMatch(new RegExp(`^${title}\\n[^]*/docs/`));
      await page.press('Escape');
      await page.miss('dialog[open]');
    }
  });

test('a reply’s link shows its parts', async ({ page }) => {
  await page.visit('/vastaus#docs/pikaohjeet/saldo:vaihe-2~~Avaa%20sama+docs/poissa');
  await page.see({ css: 'main ol.steps[start="2"] mark', text: 'Avaa sama' });
  await page.see({ css: 'main', text: 'Tätä ohjetta ei enää ole.' });
});
