import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { listFiles } from '../../../../node/files/listFiles';

/** The files of a content folder by their path in the repository. */
export function filesOfContent(folder: string): Record<string, string> {
  const named = listFiles(folder).filter((file) => /\.(?:mdx|yaml)$/.test(file));
  const nameOf = (file: string) => `content/${path.relative(folder, file).split(path.sep).join('/')}`;
  return Object.fromEntries(named.map((file) => [nameOf(file), readFileSync(file, 'utf8')]));
}

/** Writes files into the browser's own folder, which replaces one that a writer picks; undefined removes a file. */
export const writeFiles = (page: Page, files: Readonly<Record<string, string | undefined>>) =>
  page.evaluate(async (all) => {
    for (const [name, text] of all) {
      const steps = name.split('/');
      const last = steps.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
      if (text === undefined) await folder.removeEntry(last);
      else {
        const stream = await (await folder.getFileHandle(last, { create: true })).createWritable();
        await stream.write(text);
        await stream.close();
      }
    }
  }, Object.entries(files));

/** Opens the editor on the files in the browser's own folder. */
export async function openEditor(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    // A test would type into a page that fades out.
    Object.assign(document, { startViewTransition: undefined });
  });
  await page.goto('/ohje/admin');
  await writeFiles(page, { ...files, '.git/HEAD': '' });
  await page.getByRole('button', { name: 'Avaa sivuston kansio tältä koneelta' }).click();
  await expect(page.getByRole('button', { name: 'Luo uusi merkintä' }).first()).toBeVisible();
}

/** The text of a file in the browser's folder; undefined without the file. */
export const fileIn = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const steps = wanted.split('/');
    try {
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
      return await (await (await folder.getFileHandle(steps.at(-1) ?? '')).getFile()).text();
    } catch {
      return undefined;
    }
  }, name);

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Tallenna', exact: true }).first();
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Teksti', exact: true });

/** Shows the text as it is written. */
export const asText = (page: Page) => page.getByRole('button', { name: 'Muokkaa tekstinä' }).first().click();

export async function openEntry(page: Page, entry: string): Promise<void> {
  await page.goto(`/ohje/admin#/collections/${entry}`);
  await asText(page);
  await expect(textOf(page)).not.toHaveValue('');
}
