import { OFTEN } from '../../../../../__tests__/engines/support/page';
import { expect, test, type Page } from '../../../../../__tests__/engines/support/test';

const BOX = 'dialog [role="combobox"]';
const PANEL = 'dialog[aria-label="Vastaus asiakkaalle"]';

/** Short queries of callers, and the title of the answer that is sent: of a section, where one answers. */
const CALLS = [
  ['karhu', 'Maksumuistutuksen lähetys: Näin lähetät maksumuistutukset'],
  ['saldo', 'Saldo-näkymä'],
] as const;

/** Pastes into an input that represents a message, and returns the text. */
async function pastedText(page: Page): Promise<string> {
  await page.read(() => {
    const message = document.querySelector<HTMLTextAreaElement>('#message') ?? document.createElement('textarea');
    message.id = 'message';
    document.querySelector('dialog[open]')?.append(message);
    message.select();
  });
  await page.press('Control+v');
  return page.read(() => document.querySelector<HTMLTextAreaElement>('#message')?.value ?? '');
}

test('answers calls and gathers a reply by keyboard only', async ({ page }) => {
  await page.visit('/docs/pikaohjeet/saldo?tuki=1');
  await page.until(() => document.querySelector('[data-support]') !== null, true);
  for (const [query, title] of CALLS) {
    await page.press('Control+k');
    await page.seeFocused(BOX);
    await page.type(query);
    await page.press('Alt+c');
    // The answer may arrive after the first paste.
    await expect.poll(() => pastedText(page), OFTEN).toMatch(new RegExp(`^${title}\\n[^]*/docs/`));
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
});
