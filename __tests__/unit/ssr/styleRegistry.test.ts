import { defineSheet } from '../../../src/ssr/styleRegistry';

test('a style has a class with all its rules', () => {
  const { classes, rules } = defineSheet({
    root: { color: 'teal', '&:hover': { color: 'red' } },
    text: { padding: 1 },
  });
  expect(rules).toEqual({
    [classes.root ?? '']: `.${classes.root}{color:teal;}.${classes.root}:hover{color:red;}`,
    [classes.text ?? '']: `.${classes.text}{padding:1px;}`,
  });
});

test('the class of a style follows from what it says', () => {
  const classOf = (color: string) => defineSheet({ a: { color } }).classes.a;
  expect(classOf('teal')).toBe(classOf('teal'));
  expect(classOf('teal')).not.toBe(classOf('navy'));
});
