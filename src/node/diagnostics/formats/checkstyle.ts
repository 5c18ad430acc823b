import type { Diagnostic } from '../diagnostic';
import { textOf, type Format } from './format';

/** Signs that XML 1.0 cannot hold, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) =>
  text
    .replace(FORBIDDEN, '\ufffd')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const attributes = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escape(String(value))}"`]))
    .join('');

const entry = (diagnostic: Diagnostic) => {
  const { level, rule, line, column } = diagnostic;
  return `    <error${attributes({ line, column, severity: level, message: textOf(diagnostic), source: rule })}/>`;
};

/** For services that read the reports of Checkstyle. */
export const formatCheckstyle: Format = (diagnostics) => {
  const files = [...new Set(diagnostics.map(({ file }) => file))].map((file) =>
    [
      `  <file${attributes({ name: file })}>`,
      ...diagnostics.filter((each) => each.file === file).map(entry),
      '  </file>',
    ].join('\n'),
  );
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<checkstyle version="8.0">', ...files, '</checkstyle>'].join('\n');
};
