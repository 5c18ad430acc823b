import { createElement as jsx, isValidElement, type ReactNode } from 'react';
import { replaceRenderer } from '../../../src/ssr/replaceRenderer';

interface StyleProps {
  'data-page'?: string;
  dangerouslySetInnerHTML: { __html: string };
}

/** The renderer uses only a part of Gatsby's arguments. */
type Hook = (args: object) => unknown;

/** The constants that the bundler injects. */
const rules = {
  early: '.early{color:teal;}',
  unused: '.unused{color:navy;}',
  late: '.late{color:red;}',
  frame: '.frame{margin:0;}',
};
const groups = { notices: '.admonition{color:teal}' };
Object.assign(globalThis, { __STYLES__: { rules, frame: ['frame'], whole: 'p{margin:0}', groups } });

/** Renders a page; returns its HTML and the style elements of its head. */
function render(bodyComponent: ReactNode) {
  const replaceBodyHTMLString = jest.fn<void, [string]>();
  const setHeadComponents = jest.fn<void, [ReactNode[]]>();
  (replaceRenderer as Hook)({ bodyComponent, replaceBodyHTMLString, setHeadComponents });
  const styles = (setHeadComponents.mock.calls[0]?.[0] ?? []).flatMap((node) =>
    isValidElement<StyleProps>(node) ? [node.props] : [],
  );
  return { html: replaceBodyHTMLString.mock.calls[0]?.[0], styles };
}

test('a page without styles gets only the global ones', () => {
  const { html, styles } = render(jsx('p', null, 'Ohje'));
  expect([html, styles.map((style) => style['data-page'])]).toEqual(['<p>Ohje</p>', [undefined]]);
  expect(styles[0]?.dangerouslySetInnerHTML.__html).toBe('p{margin:0}');
});

test('a page has the content style groups that it needs', () => {
  const { styles } = render(jsx('div', { className: 'prose' }, jsx('div', { className: 'admonition' }, 'Vinkki')));
  expect(styles.slice(1)).toEqual([
    { 'data-group': 'notices', dangerouslySetInnerHTML: { __html: '.admonition{color:teal}' } },
  ]);
});

test('the head has the page’s styles once, in the order of their definition', () => {
  const paragraph = (text: string) => jsx('p', { className: 'late early' }, text);
  const { html, styles } = render(jsx('main', null, paragraph('Eka'), paragraph('Toka')));
  expect(html).toBe('<main><p class="late early">Eka</p><p class="late early">Toka</p></main>');
  expect(styles.slice(1)).toEqual([
    { 'data-page': '', dangerouslySetInnerHTML: { __html: '.early{color:teal;}.late{color:red;}' } },
  ]);
  // Pages do not share their styles.
  expect(render(jsx('p', null, 'Toka')).styles).toHaveLength(1);
});

test('does not repeat rules of the frame that a page uses', () => {
  const { styles } = render(jsx('p', { className: 'frame early' }, 'Ohje'));
  expect(styles[0]?.dangerouslySetInnerHTML.__html).toBe('p{margin:0}');
  expect(styles[1]?.dangerouslySetInnerHTML.__html).toBe('.early{color:teal;}');
});

test('removes the style attributes of Gatsby’s elements, and no others', () => {
  const { html } = render(
    jsx(
      'div',
      null,
      jsx('div', { style: { outline: 'none' }, tabIndex: -1, id: 'gatsby-focus-wrapper' }, 'x'),
      jsx('div', { id: 'gatsby-announcer', style: { top: 0 } }),
      jsx('div', { id: 'other', style: { top: 0 } }),
    ),
  );
  expect(html).toBe(
    '<div><div tabindex="-1" id="gatsby-focus-wrapper">x</div><div id="gatsby-announcer"></div><div id="other" style="top:0"></div></div>',
  );
});
