import { textOf, type Format } from './format';

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
