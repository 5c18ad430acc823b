import { VFileMessage } from 'vfile-message';
import type { ContentProblem } from '../../model/contentProblem';

/** Turns the parser's exception into a fault in the writer's words; any other exception is passed on. */
export function syntaxProblem(error: unknown, file: string): ContentProblem {
  if (!(error instanceof VFileMessage)) throw error;
  const place = { line: error.line ?? 1, column: error.column ?? 1 };
  return { file, ...place, ...explain(error.reason) };
}

function explain(reason: string): { message: string; hint: string } {
  const unclosed = /Expected a closing tag for `<(\S+?)>`/.exec(reason)?.[1];
  if (unclosed !== undefined) {
    return { message: `<${unclosed}> is opened but not closed.`, hint: `Write </${unclosed}> after its content.` };
  }
  const stray = /Unexpected closing (?:slash|tag) .*?(?:`<\/(\S+?)>`|in tag)/.exec(reason)?.[1];
  if (stray !== undefined) {
    return { message: `</${stray}> closes a tag that is not open.`, hint: 'Remove it, or open the tag before it.' };
  }
  if (reason.includes('acorn') || reason.includes('expression')) {
    return {
      message: 'The text between { and } is not a value.',
      hint: 'In running text write \\{ for a curly bracket.',
    };
  }
  if (reason.startsWith('Unexpected character') && reason.includes('before name')) {
    return { message: 'A "<" in running text starts a tag.', hint: 'Write \\< for the sign itself.' };
  }
  return { message: `This is not valid MDX: ${reason}.`.replace('..', '.'), hint: 'Check the tags and brackets around this place.' };
}
