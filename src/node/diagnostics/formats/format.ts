import type { Diagnostic } from '../diagnostic';
import type { RuleInfo } from '../rule';

/** What a format may show beside the diagnostics. */
export interface FormatContext {
  /** Every rule by its name. */
  rules: ReadonlyMap<string, RuleInfo>;
  /** The lines of a file; none where it cannot be read. */
  linesOf: (file: string) => readonly string[];
  /** True where the output may have colours. */
  hasColor: boolean;
}

/** A report in a format; the diagnostics are in the order of files and places. */
export type Format = (diagnostics: readonly Diagnostic[], context: FormatContext) => string;

/** Control signs of a name or a text as they would be typed, so that each stays on its line. */
export const onOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => {
    if (sign === '\n') return '\\n';
    if (sign === '\r') return '\\r';
    return sign === '\t' ? '\\t' : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
  });

/** Message and hint as one text. */
export const textOf = ({ message, hint }: Diagnostic): string => (hint === undefined ? message : `${message} ${hint}`);
