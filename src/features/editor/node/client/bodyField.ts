import type { CustomFieldControlProps, CustomFieldPickedFile } from '@sveltia/cms';
import { textOf } from '../contentFormat';
import { editorText } from '../fields';
import type { EditorConfig } from '../editorConfig';
import { compilePage, newPictures, pictureAddress } from './compilePage';
import { startRichText, type RichText } from './richText';

/** What the CMS has of React: elements of another copy cannot be shown. */
declare global {
  interface Window {
    h: (type: string, props: object | null, ...children: (object | string)[]) => object;
    createClass: (definition: object) => never;
  }
}

interface State {
  errors: readonly string[];
  /** True where the text is shown as it is written. */
  isText: boolean;
  /** True for a text with errors, which cannot be shown as blocks. */
  isBroken: boolean;
}

interface Control {
  props: CustomFieldControlProps;
  state: State;
  setState: (state: Partial<State>) => void;
  rich: RichText | undefined;
  place: HTMLElement | null;
  tryRich: (act: () => void) => void;
  start: (place: HTMLElement | null) => void;
}

/** The text of a page: blocks or, one click away, as it is written; with the checks of the build. */
export function bodyField(config: EditorConfig) {
  const { language, snippets, templates } = config;
  const { h, createClass } = window;
  const label = (key: Parameters<typeof editorText>[0], values?: Record<string, string>) =>
    editorText(key, language, values).label;
  const offered = [
    ...snippets,
    ...templates.map(([name, text]): [string, string] => [label('template', { name }), text]),
  ];

  async function pickPicture({ pickFile }: CustomFieldControlProps): Promise<string | undefined> {
    const picked = (await pickFile({ kind: 'image', allowURL: false })) as CustomFieldPickedFile | null;
    if (picked?.file !== undefined) newPictures.set(picked.value, URL.createObjectURL(picked.file));
    return picked?.value;
  }

  return createClass({
    rich: undefined,
    place: null,
    getInitialState: () => ({ errors: [], isText: false, isBroken: false }),
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
    /** Shows the text as it is written where the blocks cannot show it. */
    tryRich(this: Control, act: () => void) {
      try {
        act();
      } catch {
        this.setState({ isText: true, isBroken: true });
      }
    },
    start(this: Control, place: HTMLElement | null) {
      this.rich?.destroy();
      this.rich = undefined;
      if (place === null) return;
      this.tryRich(() => {
        this.rich = startRichText(place, textOf(this.props.value), {
          config,
          offered,
          onChange: (text) => this.props.onChange(text),
          pickPicture: () => pickPicture(this.props),
          addressOf: (src) => pictureAddress(src, String(this.props.entry?.get('path') ?? '')),
        });
      });
    },
    componentDidUpdate(this: Control) {
      this.tryRich(() => this.rich?.show(textOf(this.props.value)));
    },
    componentWillUnmount(this: Control) {
      this.rich?.destroy();
    },
    render(this: Control) {
      const { onChange, forID } = this.props;
      const { errors, isText, isBroken } = this.state;
      const area = () =>
        h('textarea', {
          id: forID,
          className: 'rich-source',
          'aria-label': label('body'),
          value: textOf(this.props.value),
          onChange: ({ target }: { target: HTMLTextAreaElement }) => onChange(target.value),
          rows: 24,
        });
      // The same function at each render: React calls a new one again.
      const place = () => h('div', { key: 'blocks', className: 'rich', ref: this.start });
      return h(
        'div',
        { className: 'rich-field' },
        h(
          'div',
          { role: 'alert', className: 'rich-errors' },
          errors.map((error) => h('p', { key: error }, error)),
        ),
        h('p', { role: 'status' }, isBroken ? label('no_blocks') : ''),
        isText ? area() : place(),
        h(
          'button',
          { type: 'button', onClick: () => this.setState({ isText: !isText, isBroken: false }) },
          label(isText ? 'as_blocks' : 'as_text'),
        ),
      );
    },
  });
}
