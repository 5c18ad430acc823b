import { expect, test } from './support/test';

const GUIDE = '/docs/ohjeet/tilaustenhallinta/tilaukset';

/**
 * Shows the page as paper would have it: only one of the three protocols can, so the rules for paper are made rules
 * for the screen, and those for the screen rules for nothing.
 */
function showAsPaper(): void {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (/\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all';
        else if (/\bscreen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all';
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    if (sheet.media.mediaText === 'print') sheet.media.mediaText = 'all';
    turn(sheet.cssRules);
  }
}

test('paper has the text alone, black on white in either mode, and says where it comes from', async ({ page }) => {
  await page.visit(GUIDE);
  await page.click('header button[title]');
  await page.until(() => document.documentElement.dataset.theme, 'dark');
  await page.miss('[data-print-source]');
  await page.read(showAsPaper);
  await page.see({ css: '[data-print-source]', text: `Ohjekeskus · https://ohje.example.com${GUIDE}` });
  await page.until(
    () =>
      [
        ...document.querySelectorAll(
          'header:has(nav), nav, aside, footer, form, button:not(.term-button), .heading-link',
        ),
      ].filter((each) => each.checkVisibility()).length,
    0,
  );
  await page.until(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor, getComputedStyle(document.documentElement).colorScheme];
  }, ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'light']);
  await page.see('h1');
  await page.see('.prose table');
  await page.see('.prose .term-button');
  await page.see('.prose figure img');
});

test('a guide is printed onto pages', async ({ page, engine }) => {
  test.skip(engine.name === 'webkit', 'WebKitWebDriver has no command that prints.');
  await page.visit(GUIDE);
  const pdf = await page.tab.pdf();
  expect(pdf?.subarray(0, 5).toString('latin1')).toBe('%PDF-');
});
