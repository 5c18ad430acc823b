import { FULL } from '../../../../../__tests__/support/testSites';
import { expect, test, visit } from '../../../../../__tests__/e2e/support/test';
import { accessibilityFindings } from '../../../../../scripts/lib/siteCheck/accessibility';

test.use({ baseURL: FULL.origin });

test('a page without links of its own leads to related ones, in its version and language, and not on paper', async ({
  page,
}) => {
  await visit(page, '/ohje/docs/rajattu/linkit');
  const related = page.getByRole('navigation', { name: 'Katso myös' });
  await expect(related.getByRole('link')).toHaveText(['Linkit']);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(related).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await related.getByRole('link').click();
  await expect(page).toHaveURL('/ohje/docs/ohjeet/linkit');
  await expect(related.getByRole('link')).toHaveText(['Linkit rajattuihin']);

  await visit(page, '/ohje/sv/docs/1.0/ohjeet');
  await expect(related).toHaveAttribute('lang', 'fi');
  await expect(related.getByRole('link', { name: 'Saldo 1.0' })).toHaveAttribute(
    'href',
    '/ohje/sv/docs/1.0/ohjeet/saldo',
  );
});
