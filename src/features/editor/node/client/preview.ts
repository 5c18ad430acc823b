import type { ApiAsset, CustomPreviewTemplateProps } from '@sveltia/cms';
import { BODY } from '../contentFormat';
import type { ReadingFinding } from '../../../../node/diagnostics/readingRules';
import { editorText } from '../fields';
import type { EditorConfig } from '../editorConfig';
import { compilePage, newPictures, pictureReaders, withPictures } from './compilePage';

interface State {
  html: string;
  /** The text that the HTML is made of. */
  text: string;
  error?: string | undefined;
}

interface Preview {
  props: CustomPreviewTemplateProps;
  state: State;
  setState: (state: State) => void;
  update: () => void;
}

/** Shows a page by the compiler and the styles of the site. */
export function pagePreview(config: EditorConfig) {
  const { h, createClass } = window;
  return createClass({
    getInitialState: () => ({ html: '', text: '' }),
    componentDidMount(this: Preview) {
      this.update();
    },
    componentDidUpdate(this: Preview) {
      this.update();
    },
    update(this: Preview) {
      this.props.document.documentElement.dataset.theme = document.documentElement.dataset.theme;
      const textOf = (error?: ReadingFinding) =>
        error === undefined ? editorText('noCode', config.language).label : `${error.message} ${error.hint ?? ''}`;
      const { entry, getAsset } = this.props;
      const text = String(entry.getIn(['data', BODY]) ?? '');
      if (text === this.state.text) return;
      // A new picture has an address of the browser until the page is saved.
      const added: string[] = [];
      const named = text.replace(
        /blob:[^\s)"]+/g,
        (address) => `./${added.push(newPictures.get(address) ?? address) - 1}.blob`,
      );
      const read = async (file: string) => {
        const picture = getAsset(file) as (ApiAsset & { toBase64: () => Promise<string> }) | undefined;
        // The CMS sets the address when it has read the file.
        await picture?.toBase64();
        return picture?.url ?? '';
      };
      pictureReaders.clear();
      pictureReaders.add(read);
      const addressOf = async (file: string) => added[Number(/(\d+)\.blob$/.exec(file)?.[1])] ?? (await read(file));
      void compilePage(named, String(entry.get('path') ?? 'docs/x.mdx'), config).then(async ({ html, findings }) => {
        // A text with an error of syntax keeps the last preview, below the error.
        const [error] = html === undefined ? findings : [];
        const shown = html === undefined ? (this.state.html ?? '') : await withPictures(html, addressOf);
        this.setState({ html: shown, text, error: html === undefined ? textOf(error) : undefined });
      });
    },
    render(this: Preview) {
      const { entry } = this.props;
      return h(
        'main',
        { style: { padding: 24, maxWidth: 760 } },
        h('p', { role: 'status' }, this.state.error ?? ''),
        h(
          'article',
          null,
          h('h1', null, String(entry.getIn(['data', 'title']) ?? '')),
          h('div', { className: 'prose', dangerouslySetInnerHTML: { __html: this.state.html ?? '' } }),
        ),
      );
    },
  });
}
