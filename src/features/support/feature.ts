import { defineFeature } from '../../extend';
import { REPLY_PATH } from './model/replyPath';

/** Tools for support staff: a reply to a customer made of pages and parts of pages. */
export const support = defineFeature({
  name: 'support',
  isOn: () => true,
  pages: () => [{ path: REPLY_PATH, template: 'templates/reply' }],
});
