import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { applyChanges, copyContent } from '../../../../../__tests__/support/contentFolder';
import { FULL } from '../../../../../__tests__/support/testSites';
import { asText, fileIn, filesOfContent, openEditor, openEntry, saveButton, textOf, writeFiles } from './support';

test.use({ baseURL: FULL.origin, locale: 'fi-FI' });

test('a changed sentence is all that a saved page differs by, in pages of all kinds', async ({ page }) => {
  test.slow();
  const files = filesOfContent(FULL.content);
  await openEditor(page, files);
  const pages = Object.keys(files).filter((name) => /^content\/docs\/.*\.mdx$/.test(name) && !/\.\w+\.mdx$/.test(name));
  const sample = pages.filter((_, index) => index % Math.ceil(pages.length / 10) === 0);
  for (const name of sample) {
    await openEntry(page, `docs/entries/${name.replace(/^content\/docs\/|\.mdx$/g, '')}`);
    const file = files[name] ?? '';
    const [head = ''] = /^---\n[^]*?\n---\n+/.exec(file) ?? [];
    const body = file.slice(head.length).trimEnd();
    await expect.poll(async () => (await textOf(page).inputValue()).trimEnd()).toBe(body);
    await expect(saveButton(page)).toBeDisabled();
    await textOf(page).fill(`${body}\n\nUusi virke.`);
    await saveButton(page).click();
    // The CMS removes blank lines at the end of a file.
    await expect.poll(async () => (await fileIn(page, name))?.trimEnd()).toBe(`${head}${body}\n\nUusi virke.`);
    // After saving, the CMS goes back in the history: from the next page, if that is open by then.
    await expect(page).not.toHaveURL(/\/entries\//);
  }
});

test('a page with errors is saved as a draft only', async ({ page }) => {
  const name = 'content/docs/etusivu.mdx';
  const files = { [name]: '---\ntitle: Etusivu\ndescription: Yksi virke.\n---\n\n![Kuva](./kuva.svg)\n' };
  await openEditor(page, { ...files, 'content/docs/kuva.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  await openEntry(page, 'docs/entries/etusivu');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin allow-popups');
  const picture = page.frameLocator('iframe').locator('[data-theme="light"] img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await textOf(page).fill('<Stepsi>\n\n1. Avaa.\n\n</Stepsi>\n\n![](./kuva.png)');
  await saveButton(page).click();
  await expect(page.getByText('Rivi 1: Komponenttia <Stepsi> ei ole.').first()).toBeVisible();
  await expect(page.getByText('Virheitä: ne pitää korjata ennen julkaisua.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yläkansio' })).toHaveCount(0);
  expect(await fileIn(page, name)).toBe(files[name]);
  await page.getByRole('switch', { name: 'Luonnos' }).click();
  // The CMS checks a text when it changes.
  await textOf(page).press('End');
  await textOf(page).pressSequentially(' ');
  await saveButton(page).click();
  await expect.poll(() => fileIn(page, name)).toContain('draft: true\n---\n\n<Stepsi>');
});

test('a new page has the inserted steps, and no other page has the editor', async ({ page }) => {
  await openEditor(page, {
    'content/docs/ohjeet/saldo.mdx': '---\ntitle: Saldo\ndescription: Yksi virke.\n---\n\nTeksti.\n',
  });
  await page.goto('/ohje/admin#/collections/docs/new');
  await page.getByRole('textbox', { name: 'Otsikko' }).first().fill('Äänetön työ');
  await page.getByRole('textbox', { name: 'Kuvaus' }).first().fill('Yksi virke.');
  await expect(page.getByRole('button', { name: 'Yläkansio' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Lisää…' }).selectOption('Steps');
  await expect(textOf(page)).toContainText('Vaiheet');
  await saveButton(page).click();
  await expect
    .poll(() => fileIn(page, 'content/docs/aaneton-tyo.mdx'))
    .toBe('---\ntitle: Äänetön työ\ndescription: Yksi virke.\n---\n\n<Steps>\n\n1. …\n2. …\n\n</Steps>\n');
  const response = await page.request.get('/ohje/');
  expect(await response.text()).not.toContain('/admin');
  expect(response.headers()['content-security-policy']).not.toContain('blob:');
});

test('a new page is added to the sidebar where its writer wants it', async ({ page }) => {
  test.slow();
  const pageOf = (title: string, key = '') => `---\ntitle: ${title}\ndescription: Yksi virke.\n${key}---\n\nTeksti.\n`;
  const sidebars = 'content/sidebars.yaml';
  const list =
    '# Järjestys\nohjeet:\n  label: Ohjeet\n  items:\n    - saldo\n    - category: Faq\n      items: [raha]\n';
  await openEditor(page, {
    [sidebars]: list,
    'content/docs/saldo.mdx': pageOf('Saldo'),
    'content/docs/raha.mdx': pageOf('Raha'),
  });
  const dialog = page.getByRole('dialog', { name: 'Paikka sivupalkissa' });
  const saveNew = async (title: string) => {
    await page.goto('/ohje/admin#/collections/docs/new');
    await page.getByRole('textbox', { name: 'Otsikko' }).first().fill(title);
    await page.getByRole('textbox', { name: 'Kuvaus' }).first().fill('Yksi virke.');
    await saveButton(page).click();
  };
  await saveNew('Uusi');
  await expect(dialog.locator('option:checked')).toHaveText('Tämän jälkeen: Raha');
  await dialog.getByRole('button', { name: 'Peruuta' }).click();
  expect(await fileIn(page, 'content/docs/uusi.mdx')).toBeUndefined();
  await saveButton(page).click();
  await dialog.getByRole('combobox').selectOption('Tämän jälkeen: Saldo');
  await dialog.getByRole('button', { name: 'Valmis' }).click();
  const withNew = list.replace('- saldo\n', '- saldo\n    - uusi\n');
  await expect.poll(() => fileIn(page, sidebars)).toBe(withNew);
  expect(await fileIn(page, 'content/docs/uusi.mdx')).toContain('title: Uusi');
  // The next page is added to the list as it is now.
  await saveNew('Toinen');
  await dialog.getByRole('button', { name: 'Valmis' }).click();
  await expect.poll(() => fileIn(page, sidebars)).toBe(withNew.replace('[raha]', '[raha, toinen]'));
});

test('a file that changed meanwhile is replaced only if the writer says so', async ({ page }) => {
  test.slow();
  const [fi, sv, created] = ['content/docs/saldo.mdx', 'content/docs/saldo.sv.mdx', 'content/docs/uusi.mdx'];
  const pageOf = (text: string) => `---\ntitle: Saldo\ndescription: Yksi virke.\n---\n\n${text}\n`;
  await openEditor(page, { [fi]: pageOf('Vanha.'), [sv]: pageOf('Gammal.') });
  await openEntry(page, 'docs/entries/saldo');
  // The browser remembers the folder.
  const otherTab = await page.context().newPage();
  await openEntry(otherTab, 'docs/entries/saldo');
  await writeFiles(page, { [sv]: pageOf('Ny.') });
  await textOf(otherTab).fill('Toisen.');
  await saveButton(otherTab).click();
  await expect.poll(() => fileIn(page, fi)).toBe(pageOf('Toisen.'));
  // Only the changed language is written.
  expect(await fileIn(page, sv)).toBe(pageOf('Ny.'));
  // The tab knows its own changes.
  await openEntry(otherTab, 'docs/entries/saldo');
  await textOf(otherTab).fill('Toisen taas.');
  await saveButton(otherTab).click();
  await expect.poll(() => fileIn(page, fi)).toBe(pageOf('Toisen taas.'));

  const conflict = page.getByRole('alertdialog', { name: 'Tiedosto on muuttunut' });
  const saveAfter = async (message: string, answer: string, change?: [del: string, ins: string]) => {
    await saveButton(page).click();
    await expect(conflict).toContainText(message);
    for (const [index, name] of (['del', 'ins'] as const).entries())
      if (change !== undefined) await expect(conflict.locator(name)).toHaveText(change[index] ?? '');
    await conflict.getByRole('button', { name: answer }).click();
  };
  await textOf(page).fill('Oma.');
  await saveAfter(`Tiedosto ${fi} on muuttunut sen jälkeen, kun avasit sen`, 'Peruuta', ['Toisen taas', 'Oma']);
  await expect(textOf(page)).toHaveValue('Oma.');
  expect(await fileIn(page, fi)).toBe(pageOf('Toisen taas.'));
  await writeFiles(page, { [fi]: undefined });
  await saveAfter(`Tiedosto ${fi} on poistettu`, 'Tallenna silti');
  await expect.poll(() => fileIn(page, fi)).toBe(pageOf('Oma.'));

  await page.goto('/ohje/admin#/collections/docs/new');
  await page.getByRole('textbox', { name: 'Otsikko' }).first().fill('Uusi');
  await page.getByRole('textbox', { name: 'Kuvaus' }).first().fill('Yksi virke.');
  await writeFiles(page, { [created]: pageOf('Toisen.') });
  await saveAfter(`Tiedosto ${created} on jo olemassa`, 'Peruuta');
  expect(await fileIn(page, created)).toBe(pageOf('Toisen.'));
});

test('a new release note and a new synonym pass the check', async ({ page }) => {
  test.slow();
  const folder = copyContent(test.info().outputPath('content'));
  await openEditor(page, filesOfContent(folder));
  await page.getByRole('button', { name: 'Luo uusi merkintä' }).first().click();
  await page.getByRole('button', { name: 'Yläkansio' }).click();
  await page.getByRole('treeitem', { name: 'versiot' }).last().click();
  await page.getByRole('textbox', { name: 'Otsikko' }).first().fill('Heinäkuun versio');
  await page.getByRole('textbox', { name: 'Kuvaus' }).first().fill('Mitä heinäkuussa muuttui.');
  await asText(page);
  await textOf(page).fill('Katso [saldo](/docs/ohjeet/saldo).');
  const month = page.getByRole('textbox', { name: 'Version kuukausi' });
  // The CMS renders the fields that are scrolled to.
  const showMore = async () => {
    await page.locator('[data-key-path]').last().scrollIntoViewIfNeeded();
    return month.count();
  };
  await expect.poll(showMore).toBe(1);
  await month.fill('2025-07');
  await saveButton(page).click();
  await page.getByRole('dialog', { name: 'Paikka sivupalkissa' }).getByRole('button', { name: 'Valmis' }).click();
  await expect(page).not.toHaveURL(/\/(?:new|entries)/);

  await page.goto('/ohje/admin#/collections/data/entries/synonyms-fi');
  await page.getByRole('button', { name: /Lisää .*merkintä/ }).click();
  await page.getByRole('button', { name: /Lisää .*Sanat, joilla/ }).click();
  await page.getByRole('textbox').last().fill('kuukausimaksu');
  await page.getByRole('combobox').last().click();
  await page.getByRole('option', { name: 'Saldo' }).click();
  await saveButton(page).click();
  await expect(page).not.toHaveURL(/\/entries/);

  const written = {
    'docs/versiot/heinakuun-versio.mdx':
      '---\ntitle: Heinäkuun versio\ndescription: Mitä heinäkuussa muuttui.\nreleased: 2025-07\n---\n\n' +
      'Katso [saldo](/docs/ohjeet/saldo).\n',
    'synonyms.fi.yaml': '- words:\n    - kuukausimaksu\n  pages:\n    - /docs/ohjeet/saldo\n',
  };
  for (const [name, text] of Object.entries(written)) expect(await fileIn(page, `content/${name}`)).toBe(text);
  applyChanges(folder, written);
  // Throws on errors.
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/check.ts'], {
    env: { ...process.env, SITE_CONTENT: folder },
  });
});
