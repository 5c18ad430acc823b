import { defineFeature } from '../../extend';
import { EDITOR_PATH, editorSchema, editorTool, type EditorSettings } from './node/editorSettings';

declare module '../../extend' {
  interface FeatureSettings {
    editor?: EditorSettings | undefined;
  }
}

/** Writing in the browser, at `/admin`: a CMS that saves into the site's repository. No other page has its code. */
export const editor = defineFeature({
  name: 'editor',
  isOn: ({ site }) => site.editor !== undefined,
  settings: { editor: editorSchema.optional().describe('The editor in the browser, at `/admin`.') },
  tools: ({ editor: settings }) => (settings === undefined ? [] : [editorTool(settings)]),
  outputNames: ({ editor: settings }) => (settings === undefined ? [] : [`${EDITOR_PATH}/`]),
  output: [
    // Before the pages are read, so that the last build's editor is not among them.
    { after: 'remove unpublished files', load: async () => (await import('./node/writeEditor')).removeEditor },
    // After the files for offline reading are listed.
    { after: 'finish late files', load: async () => (await import('./node/writeEditor')).writeEditor },
  ],
});
