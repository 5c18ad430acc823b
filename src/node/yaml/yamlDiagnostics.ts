import { isScalar, visit, type Document, type YAMLParseError } from 'yaml';

/** A syntax fault of YAML in the words of the content's writers. */
interface YamlDiagnostic {
  offset: number;
  message: string;
  hint?: string;
}

/** What the parser says first is often a consequence; of several faults, these name the cause. */
const CAUSES = ['TAB_AS_INDENT', 'MULTILINE_IMPLICIT_KEY'];

/** The one fault to report: after the first mistake the parser only guesses. */
export function yamlDiagnostic(document: Document.Parsed): YamlDiagnostic | undefined {
  const { errors } = document;
  const error = errors.find(({ code }) => CAUSES.includes(code)) ?? errors[0];
  return error === undefined ? unknownAlias(document) : explain(error, document);
}

/** A text that starts with `*` is YAML for a value named earlier. */
function unknownAlias(document: Document): YamlDiagnostic | undefined {
  let fault: YamlDiagnostic | undefined;
  visit(document, {
    Alias: (_key, node) => {
      if (node.resolve(document) === undefined)
        fault ??= {
          offset: node.range?.[0] ?? 0,
          message: 'A text cannot start with "*".',
          hint: 'Put quotation marks around the text.',
        };
    },
  });
  return fault;
}

function explain({ code, message, pos: [offset] }: YAMLParseError, document: Document): YamlDiagnostic {
  const character = /^Plain value cannot start with .* (\S+)$/.exec(message)?.[1];
  if (character !== undefined)
    return {
      offset,
      message: `A text cannot start with "${character}".`,
      hint: 'Put quotation marks around the text.',
    };
  if (message.startsWith('Missing closing')) {
    return {
      offset: startOfScalarTo(offset, document) ?? offset,
      message: 'A quotation mark is opened here but not closed.',
      hint: 'Write the same mark at the end of the text.',
    };
  }
  const bracket = /end with an? (\S)/.exec(message)?.[1];
  if (bracket !== undefined)
    return {
      offset,
      message: `A bracket is opened but not closed before this place.`,
      hint: `Write ${bracket} where it ends.`,
    };
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { offset, message: 'This text has a colon in it.', hint: 'Put quotation marks around the text.' };
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        offset,
        message: 'This line and the next do not fit together.',
        hint: 'Indent neighbouring lines alike, and write a colon and a space after each key.',
      };
    case 'DUPLICATE_KEY':
      return { offset, message: 'This key is already there.', hint: 'Remove one of the two.' };
    case 'TAB_AS_INDENT':
      return { offset, message: 'This line is indented with a tab.', hint: 'Indent with spaces.' };
    case 'BAD_INDENT':
      return {
        offset,
        message: 'This line is not indented like its neighbours.',
        hint: 'Write as many spaces before it as before them.',
      };
    case 'UNEXPECTED_TOKEN':
      return {
        offset,
        message: 'There is something after the end of the value.',
        hint: 'Put quotation marks around the whole text; single ones where it has double ones in it.',
      };
    case 'MULTIPLE_DOCS':
      return { offset, message: 'The line "---" starts a second text.', hint: 'Remove it.' };
    default:
      return { offset, message: `This is not valid YAML: ${message.replace(/\.?$/, '.')}` };
  }
}

/** Where the text starts that ends at an offset. */
function startOfScalarTo(end: number, document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, node) => {
      if (isScalar(node) && node.range?.[1] === end) start = node.range[0];
    },
  });
  return start;
}
