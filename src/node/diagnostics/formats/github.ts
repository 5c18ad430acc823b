import { textOf, type Format } from './format';

const escapeText = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeText(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** For GitHub Actions: a workflow command for each diagnostic, shown at its line of a change. */
export const formatGithub: Format = (diagnostics) =>
  diagnostics
    .map((diagnostic) => {
      const { level, rule, file, line, column } = diagnostic;
      const properties = Object.entries({ file, line, col: column, title: rule }).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
      );
      return `::${level} ${properties.join(',')}::${escapeText(textOf(diagnostic))}`;
    })
    .join('\n');
