import { messagesOf } from '../diagnostics/messages';
import mdx from './mdx/texts.json';
import react from './react/texts.json';
import rules from './rules/texts.json';
import content from './texts.json';

/** Formats the messages of the content and of its rules. */
export const say = messagesOf({ ...content, ...mdx, ...react, ...rules });
