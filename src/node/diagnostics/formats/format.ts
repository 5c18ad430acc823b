import type { Diagnostic } from '../diagnostic';
import type { RuleInfo } from '../rule';

/** What a format may use besides the diagnostics. */
export interface FormatContext {
  /** Every rule by name. */
  rules: ReadonlyMap<string, RuleInfo>;
  /** Returns the lines of a file; none where it is unreadable. */
  linesOf: (file: string) => readonly string[];
  /** True where the output may have colours. */
  hasColor: boolean;
}

/** Formats a report; diagnostics are sorted by file and position. */
export type Format = (diagnostics: readonly Diagnostic[], context: FormatContext) => string;

/** Escapes control characters, so that each text stays on its line. */
export const onOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => {
    if (sign === '\n') return '\\n';
    if (sign === '\r') return '\\r';
    return sign === '\t' ? '\\t' : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
  });

/** Joins message and hint. */
export const textOf = ({ message, hint }: Diagnostic): string => (hint === undefined ? message : `${message} ${hint}`);
