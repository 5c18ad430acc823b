import { defineFeature } from '../../extend';
import { EDITOR_PATH, editorSchema, editorTool } from './node/editorSettings';

const settings = { editor: editorSchema.optional().describe('The editor in the browser, at `/admin`.') };

declare module '../../model/site/features' {
  interface Features {
    editor: { settings: typeof settings };
  }
}

/** Before the pages are read, so that the last build's editor is not among them. */
const REMOVE = {
  after: 'remove unpublished files',
  load: async () => (await import('./node/writeEditor')).removeEditor,
};

/** Writing in the browser, at `/admin`: a CMS that saves into the site's repository. No other page has its code. */
export const editor = defineFeature({
  name: 'editor',
  isOn: ({ site }) => site.editor !== undefined,
  settings,
  setup({ site: { editor: own } }, add) {
    if (own === undefined) return;
    add.serve({ tools: [editorTool(own)] });
    add.step(REMOVE);
    // After the files for offline reading are listed.
    add.step({
      after: 'finish late files',
      load: async () => (await import('./node/writeEditor')).writeEditor,
      writes: [`${EDITOR_PATH}/`],
    });
  },
  whenOff: [REMOVE],
});
