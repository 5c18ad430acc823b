import type { CustomFieldControlProps, CustomFieldPickedFile } from '@sveltia/cms';
import { textOf } from '../contentFormat';
import { editorText } from '../fields';
import type { EditorConfig } from '../editorConfig';
import { compilePage, newPictures } from './compilePage';

/** What the CMS has of React: elements of another copy cannot be shown. */
declare global {
  interface Window {
    h: (type: string, props: object | null, ...children: (object | string)[]) => object;
    createClass: (definition: object) => never;
  }
}

interface Control {
  props: CustomFieldControlProps;
  state: { errors: readonly string[] };
  setState: (state: Control['state']) => void;
}

/** What a writer replaces in an inserted text. */
const PLACEHOLDER = '…';
const PICTURE = 'picture';

/** Inserts a text at the cursor, as a block of its own where it has lines, and selects its first placeholder. */
function insertText(area: HTMLTextAreaElement, text: string, onChange: (value: string) => void): void {
  const { value, selectionStart: start, selectionEnd: end } = area;
  const isBlock = text.includes('\n') || text.startsWith('![');
  const [before, after] = [value.slice(0, start).trimEnd(), value.slice(end).trimStart()];
  const written = isBlock ? `${before === '' ? '' : '\n\n'}${text}\n\n` : text;
  const head = isBlock ? before : value.slice(0, start);
  const changed = head + written + (isBlock ? after : value.slice(end));
  onChange(changed);
  const at = changed.indexOf(PLACEHOLDER, head.length);
  // After the CMS has written the new value into the field.
  setTimeout(() => {
    area.focus();
    if (at >= 0) area.setSelectionRange(at, at + PLACEHOLDER.length);
  });
}

/** The text of a page: Markdown and elements as they are written, a menu of what can be inserted, and the checks. */
export function bodyField(config: EditorConfig) {
  const { language, snippets, templates } = config;
  const { h, createClass } = window;
  const label = (key: Parameters<typeof editorText>[0], values?: Record<string, string>) =>
    editorText(key, language, values).label;
  const option = (value: string, text = value) => h('option', { key: value, value }, text);
  const offered = new Map([
    ...snippets,
    ...templates.map(([name, text]): [string, string] => [label('template', { name }), text]),
  ]);

  async function insertPicture(
    area: HTMLTextAreaElement,
    { pickFile, onChange }: CustomFieldControlProps,
  ): Promise<void> {
    const picked = (await pickFile({ kind: 'image', allowURL: false })) as CustomFieldPickedFile | null;
    const alt = picked === null ? null : window.prompt(label('alt'));
    if (picked === null || alt === null) return;
    if (picked.file !== undefined) newPictures.set(picked.value, URL.createObjectURL(picked.file));
    insertText(area, `![${alt.replace(/[[\]]/g, '\\$&')}](${picked.value})`, onChange);
  }

  return createClass({
    area: null as HTMLTextAreaElement | null,
    getInitialState: () => ({ errors: [] }),
    /** Checks the text for the CMS, which saves only a page without errors or a draft. */
    async isValid(this: Control) {
      const { entry, value } = this.props as { entry: CustomFieldControlProps['entry']; value: unknown };
      const isDraft = entry?.getIn(['data', 'draft']) === true;
      const { findings } = isDraft ? { findings: [] } : await compilePage(textOf(value), 'docs/x.mdx', config);
      const errors = findings.map(({ line = 1, message, hint = '' }) =>
        label('line', { line: String(line), message: `${message} ${hint}` }),
      );
      if (errors.join() !== this.state.errors.join()) this.setState({ errors });
      return errors.length === 0 || { error: { message: label('errors') } };
    },
    render(this: Control & { area: HTMLTextAreaElement | null }) {
      const { onChange, forID } = this.props;
      const value: unknown = this.props.value;
      const insert = ({ target }: { target: HTMLSelectElement }) => {
        const name = target.value;
        target.value = '';
        if (this.area === null) return;
        if (name === PICTURE) void insertPicture(this.area, this.props);
        else insertText(this.area, offered.get(name) ?? '', onChange);
      };
      return h(
        'div',
        null,
        h(
          'select',
          {
            onChange: insert,
            defaultValue: '',
            'aria-label': label('insert'),
            style: { marginBlockEnd: 8, padding: 6 },
          },
          [
            option('', label('insert')),
            option(PICTURE, label('picture')),
            ...[...offered.keys()].map((name) => option(name)),
          ],
        ),
        h(
          'div',
          { role: 'alert', style: { color: 'var(--sui-error-foreground-color, #b00020)' } },
          this.state.errors.map((error) => h('p', { key: error }, error)),
        ),
        h('textarea', {
          id: forID,
          'aria-label': label('body'),
          ref: (area: HTMLTextAreaElement | null) => (this.area = area),
          value: textOf(value),
          onChange: ({ target }: { target: HTMLTextAreaElement }) => onChange(target.value),
          rows: 24,
          style: { width: '100%', boxSizing: 'border-box', padding: 12, font: '15px/1.6 monospace' },
        }),
      );
    },
  });
}
