import { expect, test, visit } from '../../../../../__tests__/e2e/support/test';
import { FULL } from '../../../../../__tests__/support/testSites';
import { isDrawing } from '../../../../model/reading/drawing';

test.use({ baseURL: FULL.origin });

test('Mermaid draws a code block in the colours of drawings', async ({ page }) => {
  await visit(page, '/ohje/docs/ohjeet/linkit');
  const drawing = page.getByRole('img', { name: 'Tie tilauksesta laskuun' });
  await expect(drawing).toHaveClass('drawing');
  const svg = await (await page.request.get((await drawing.getAttribute('src')) ?? '')).text();
  expect(svg).toContain('&#x23;123</tspan>');
  expect(isDrawing(svg)).toBe(true);
});
