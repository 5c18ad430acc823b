import { setStyles, styleSheet } from '../../../../src/browser/writing/liveStyles';

const styles = () => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);

test('changed styles replace the old ones in their position in the cascade', () => {
  setStyles('site', 'a{}');
  expect(styleSheet({ bar: '_Bar_bar' }, '._Bar_bar{color:red}', 'Bar.tsx 0')).toEqual({ bar: '_Bar_bar' });
  styleSheet({ box: '_Box_box' }, '._Box_box{}', 'Box.tsx 0');
  styleSheet({ bar: '_Bar_bar' }, '._Bar_bar{color:blue}', 'Bar.tsx 0');
  setStyles('site', 'b{}');
  expect(styles()).toEqual(['b{}', '._Bar_bar{color:blue}', '._Box_box{}']);
});
