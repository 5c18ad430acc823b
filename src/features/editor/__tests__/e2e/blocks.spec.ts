import { expect, test } from '@playwright/test';
import { FULL } from '../../../../../__tests__/support/testSites';
import { fileIn, openEditor, saveButton, textOf } from './support';

test.use({ baseURL: FULL.origin, locale: 'fi-FI' });

test('blocks are edited without a sign of Markdown, and the others keep their bytes', async ({ page }) => {
  test.slow();
  const name = 'content/docs/saldo.mdx';
  const head = '---\ntitle: Saldo\ndescription: Yksi virke.\n---\n\n';
  const rest = '* yksi\n* kaksi\n\n{/* huomio */}\n\n:::tip[Muista]\nVinkki.\n:::\n';
  await openEditor(page, { [name]: `${head}Avaa kortti.\n\n${rest}` });
  await page.goto('/ohje/admin#/collections/docs/entries/saldo');
  await expect(page.getByRole('textbox', { name: 'Niin kuin se on kirjoitettu' })).toHaveValue('{/* huomio */}');
  const paragraph = textOf(page).locator('p').filter({ hasText: 'Avaa' });
  const bold = page.getByRole('button', { name: 'Lihavointi' });
  await textOf(page).focus();
  await paragraph.evaluate(({ firstChild }) => {
    if (firstChild !== null) getSelection()?.setBaseAndExtent(firstChild, 0, firstChild, 'Avaa'.length);
  });
  await bold.click();
  await expect(paragraph.locator('strong')).toHaveText('Avaa');
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await paragraph.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
  });
  await expect(bold).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.type(' Katso ');
  await page.getByRole('button', { name: 'Linkki', exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Linkki' });
  await dialog.getByRole('combobox').fill('/docs/ohjeet/saldo');
  await dialog.getByRole('button', { name: 'Valmis' }).click();
  await expect(textOf(page).getByRole('link')).toHaveAttribute('href', '/docs/ohjeet/saldo');
  await saveButton(page).click();
  const written = async () => (await fileIn(page, name)) ?? '';
  await expect.poll(written).toMatch(/^---[^]*\*\*Avaa\*\* kortti\. Katso \[.*\]\(\/docs\/ohjeet\/saldo\)\n\n/);
  expect((await written()).endsWith(rest)).toBe(true);
  // The fields of a card are those of the note.
  await page.goto('/ohje/admin#/collections/docs/entries/saldo');
  await textOf(page).getByRole('textbox', { name: 'Otsikko' }).fill('Tärkeää');
  await saveButton(page).click();
  await expect.poll(written).toContain('* yksi\n* kaksi\n\n{/* huomio */}\n\n:::tip[Tärkeää]\n\nVinkki.\n\n:::\n');
});

/** A picture of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a picture with its text, a list and a table are written; a wrong redirect is named', async ({ page }) => {
  test.slow();
  const name = 'content/docs/saldo.mdx';
  await openEditor(page, {
    [name]: '---\ntitle: Saldo\ndescription: Yksi virke.\n---\n\nAvaa kortti.\n',
    'content/redirects.yaml': '- { from: /docs/vanha, to: /docs/saldo }\n',
  });
  await page.goto('/ohje/admin#/collections/docs/entries/saldo');
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  await expect(textOf(page)).toHaveText('Avaa kortti.');
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await press('Kuva…');
  const buffer = Buffer.from(PICTURE, 'base64');
  await page.locator('input[type=file]').first().setInputFiles({ name: 'Näkymä 1.png', mimeType: 'image/png', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Lisää', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Kuva…' });
  await dialog.getByRole('textbox').fill('Kortti');
  await dialog.getByRole('button', { name: 'Valmis' }).click();
  await page.keyboard.press('Enter');
  await press('Luettelo');
  await page.keyboard.type('yksi');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press('Taulukko');
  await page.keyboard.type('Nimi');
  await saveButton(page).click();
  await expect
    .poll(() => fileIn(page, name))
    .toMatch(/Avaa kortti\.!\[Kortti\]\(\.\/nakyma-1\.png\)\n\n- yksi\n\n\| Nimi +\|/);
  expect(await fileIn(page, 'content/docs/nakyma-1.png')).toBeDefined();

  await page.goto('/ohje/admin#/collections/data/entries/redirects');
  await page.getByRole('button', { name: /Lisää .*merkintä/ }).click();
  await page.getByRole('textbox', { name: 'Vanha osoite' }).last().fill('docs/saldo');
  await saveButton(page).click();
  await expect(page.getByText('Tämän sivuston osoite alkaa vinoviivalla').first()).toBeVisible();
});
