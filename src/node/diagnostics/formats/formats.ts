import { type Format, textOf } from './format';
import { formatText } from './text';
import { isError } from '../diagnostic';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const LEVELS = { error: 'error', warning: 'warning', off: 'none' } as const;

/** Returns a path as a relative URI. */
const asUri = (file: string) => file.split('/').map(encodeURIComponent).join('/');

/** Formats a report as SARIF 2.1.0, for code scanning services. */
export const formatSarif: Format = (diagnostics, { rules }) => {
  const names = [...rules.keys()];
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'npm run check',
            rules: [...rules].map(([id, { description, level }]) => ({
              id,
              shortDescription: { text: description },
              defaultConfiguration: { level: LEVELS[level], enabled: level !== 'off' },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => {
          const { rule, level, file, line, column } = diagnostic;
          return {
            ruleId: rule,
            ruleIndex: names.indexOf(rule),
            level: LEVELS[level],
            message: { text: textOf(diagnostic) },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: asUri(file) },
                  ...(line === undefined ? {} : { region: { startLine: line, startColumn: column } }),
                },
              },
            ],
          };
        }),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
};

/** Incremented at breaking changes of the format. */
const VERSION = 1;

/** Formats all diagnostics as JSON for programs. */
export const formatJson: Format = (diagnostics) => {
  const errors = diagnostics.filter(isError).length;
  const report = {
    version: VERSION,
    errors,
    warnings: diagnostics.length - errors,
    diagnostics: diagnostics.map(({ level, rule, file, line, column, message, hint, fix }) => ({
      level,
      rule,
      file,
      line,
      column,
      message,
      hint,
      isFixable: fix !== undefined,
    })),
  };
  return JSON.stringify(report, null, 2);
};

const escapeText = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string) => escapeText(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Formats diagnostics as workflow commands of GitHub Actions, which show them at the changed lines. */
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

/** The report formats by name. */
export const FORMATS = {
  text: formatText,
  json: formatJson,
  sarif: formatSarif,
  github: formatGithub,
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof FORMATS;

export const isFormatName = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);
