import { withOwnContent, withoutContent } from '../../../../src/model/navigation/pageSeed';

const PAGE = '<main><div class="prose"><p>Ohje</p></div></main>';
const read = () => '<p>Ohje</p>';

describe('what a page has and its data need not repeat', () => {
  test.each([
    ['a doc', { data: { doc: { html: '<p>Ohje</p>', title: 'Saldo' }, site: {} } }],
    ['a post', { data: { post: { html: '<p>Ohje</p>' } }, pageContext: {} }],
  ])('the content of %s is taken out and put back', (_, result) => {
    const short = withoutContent(result, PAGE);
    expect(JSON.stringify(short)).not.toContain('Ohje');
    expect(withOwnContent(short, read)).toEqual(result);
  });

  test.each([
    ['no data', {}],
    ['no content', { data: { doc: null, site: {} } }],
    ['content that the page has not', { data: { doc: { html: '<p>Oh</p>' } } }],
  ])('%s stays', (_, result) => {
    expect(withoutContent(result, PAGE)).toBe(result);
    expect(withOwnContent(result, read)).toBe(result);
  });

  test('empty content is content', () => {
    const result = { data: { doc: { html: '' } } };
    const short = withoutContent(result, '<div class="prose"></div>');
    expect(short).toEqual({ data: { doc: { html: null } } });
    expect(withOwnContent(short, () => '')).toEqual(result);
  });
});
