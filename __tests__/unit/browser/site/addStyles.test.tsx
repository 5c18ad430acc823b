import { addStyles } from '../../../../src/browser/site/addStyles';

const GROUPS = {
  code: '.prose code{color:red;}\n@media print{.prose pre{color:blue;}}',
  terms: '.prose .term{margin:0;}',
};

const groups = () =>
  [...document.head.querySelectorAll('style')].map(({ dataset, sheet }) => [
    dataset.group ?? Object.keys(dataset)[0],
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\s/g, '')),
  ]);

test('groups that the page did without come behind its common styles, once', () => {
  document.head.innerHTML =
    '<style data-common="">p{margin:0}</style><style data-group="terms">.prose .term{margin:0}</style><style data-page="">i{margin:0}</style>';
  addStyles(GROUPS);
  addStyles(GROUPS);
  expect(groups()).toEqual([
    ['common', ['p{margin:0;}']],
    ['code', ['.prosecode{color:red;}', '@mediaprint{.prosepre{color:blue;}}']],
    ['terms', ['.prose.term{margin:0;}']],
    ['page', ['i{margin:0;}']],
  ]);
});
