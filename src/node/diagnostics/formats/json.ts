import { isError } from '../diagnostic';
import type { Format } from './format';

/** Changes when the form does in a way that breaks its readers. */
const VERSION = 1;

/** For programs: all diagnostics with all that is known of them. */
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
