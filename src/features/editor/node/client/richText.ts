import { Editor, type ChainedCommands } from '@tiptap/core';
import { extensionsOf } from '../blocks/extensions';
import type { RichNode } from '../blocks/readBlocks';
import { openBlocks, saveBlocks } from '../blocks/openBlocks';
import type { EditorConfig } from '../editorConfig';
import { editorText } from '../fields';
import { ask, make } from './dialog';
import { viewsOf } from './views';

/** What a writer replaces in an inserted text. */
const PLACEHOLDER = '…';
const HEADINGS = [2, 3, 4] as const;

interface RichTextOptions {
  config: EditorConfig;
  /** Elements, notes and templates that can be inserted, by name, with their texts. */
  offered: readonly (readonly [name: string, text: string])[];
  onChange: (text: string) => void;
  /** Asks for a picture; undefined if the writer chooses none. */
  pickPicture: () => Promise<string | undefined>;
  /** The address of a picture of the page. */
  addressOf: (src: string) => Promise<string>;
}

/** An editor of blocks. */
export interface RichText {
  /** Shows another text. */
  show: (text: string) => void;
  destroy: () => void;
}

const childrenOf = (editor: Editor): RichNode[] => (editor.getJSON().content ?? []) as RichNode[];

/**
 * Starts an editor of blocks in an element. Blocks that the writer leaves alone keep their bytes.
 * @throws for a text that is not MDX
 */
export function startRichText(root: HTMLElement, text: string, options: RichTextOptions): RichText {
  const { config, offered, onChange, pickPicture, addressOf } = options;
  const { language } = config;
  const label = (key: Parameters<typeof editorText>[0], values?: Record<string, string>) =>
    editorText(key, language, values).label;
  let opened = openBlocks(text);
  let shown = text;
  let keys: RichNode[] = [];
  const content = () => ({ type: 'doc', content: opened.blocks.map(({ node }) => node) });
  const place = make('div', { className: 'rich-text prose' });
  const editor = new Editor({
    element: place,
    extensions: extensionsOf(viewsOf(config, addressOf)),
    content: content(),
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label('body') } },
    onUpdate: () => {
      const now = saveBlocks(childrenOf(editor), opened, keys);
      if (now === shown) return;
      shown = now;
      onChange(now);
    },
  });
  /** Keeps the opened nodes as the editor has them, and refuses a text that it has changed. */
  function remember(): void {
    keys = childrenOf(editor).slice(0, opened.blocks.length);
    if (opened.blocks.some(({ node }, index) => node.type !== keys[index]?.type)) throw new Error(label('no_blocks'));
  }
  remember();

  const nodesOf = (source: string) => openBlocks(source).blocks.map(({ node }) => node);
  /** Inserts a text; one in a line goes around what is selected. */
  async function insert(name: string): Promise<void> {
    const snippet = offered.find(([each]) => each === name)?.[1] ?? '';
    const isInline = !snippet.includes('\n') && snippet.includes(`>${PLACEHOLDER}<`);
    if (!isInline) {
      editor.chain().focus().insertContent(nodesOf(snippet)).run();
      return;
    }
    const { from, to } = editor.state.selection;
    const selected = editor.state.doc.textBetween(from, to);
    const answer = selected === '' ? await ask(language, name, [{ name: 'text', label: label('piece') }]) : undefined;
    const text = selected === '' ? (answer?.text ?? '') : selected;
    if (text === '') return;
    const attrs = { source: snippet.replace(`>${PLACEHOLDER}<`, () => `>${text}<`), label: text };
    editor.chain().focus().insertContent({ type: 'piece', attrs }).run();
  }
  async function link(): Promise<void> {
    const before = editor.getAttributes('link').href as string | undefined;
    const { label: to, hint } = editorText('link_to', language);
    const field = { name: 'href', label: to, hint, value: before ?? '', offered: config.pages };
    const href = (await ask(language, label('link'), [field]))?.href;
    if (href === undefined) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && before === undefined) {
      const title = config.pages.find(([path]) => path === href)?.[1] ?? href;
      chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
  }
  async function picture(): Promise<void> {
    const src = await pickPicture();
    if (src === undefined) return;
    const answer = await ask(language, label('picture'), [{ name: 'alt', label: label('prop_alt') }]);
    if (answer !== undefined)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src, ...answer } })
        .run();
  }

  const updates: (() => void)[] = [];
  const button = (name: string, sign: string, run: () => unknown, isOn: () => boolean = () => false) => {
    const element = make('button', { type: 'button', title: name }, sign);
    element.setAttribute('aria-label', name);
    element.onclick = run;
    updates.push(() => element.setAttribute('aria-pressed', String(isOn())));
    return element;
  };
  const toggle = (
    key: Parameters<typeof editorText>[0],
    sign: string,
    name: string,
    run: (chain: ChainedCommands) => ChainedCommands,
  ) =>
    button(
      label(key),
      sign,
      () => run(editor.chain().focus()).run(),
      () => editor.isActive(name),
    );

  const style = make('select', { ariaLabel: label('style') }, make('option', { value: '0' }, label('paragraph')));
  style.append(
    ...HEADINGS.map((level) => make('option', { value: String(level) }, label('heading', { level: String(level) }))),
  );
  style.onchange = () => {
    const level = HEADINGS.find((each) => String(each) === style.value);
    const chain = editor.chain().focus();
    (level === undefined ? chain.setParagraph() : chain.setHeading({ level })).run();
  };
  updates.push(() => {
    style.value = String(HEADINGS.find((level) => editor.isActive('heading', { level })) ?? 0);
  });

  const menu = make('select', { ariaLabel: label('insert') }, make('option', { value: '' }, label('insert')));
  menu.append(...offered.map(([name]) => make('option', { value: name }, config.elements[name]?.label ?? name)));
  menu.onchange = () => {
    void insert(menu.value);
    menu.value = '';
  };

  const inTable = make(
    'span',
    {},
    button(label('row_add'), '+ ―', () => editor.chain().focus().addRowAfter().run()),
    button(label('column_add'), '+ |', () => editor.chain().focus().addColumnAfter().run()),
    button(label('row_remove'), '− ―', () => editor.chain().focus().deleteRow().run()),
    button(label('column_remove'), '− |', () => editor.chain().focus().deleteColumn().run()),
  );
  updates.push(() => (inTable.hidden = !editor.isActive('table')));

  const bar = make(
    'div',
    { className: 'rich-bar' },
    style,
    toggle('bold', 'B', 'bold', (chain) => chain.toggleBold()),
    toggle('italic', 'I', 'italic', (chain) => chain.toggleItalic()),
    toggle('code', '</>', 'code', (chain) => chain.toggleCode()),
    button(
      label('link'),
      label('link'),
      () => void link(),
      () => editor.isActive('link'),
    ),
    toggle('bullets', '•', 'bulletList', (chain) => chain.toggleBulletList()),
    toggle('numbers', '1.', 'orderedList', (chain) => chain.toggleOrderedList()),
    toggle('quote', '❝', 'blockquote', (chain) => chain.toggleBlockquote()),
    toggle('code_block', '{ }', 'codeBlock', (chain) => chain.toggleCodeBlock()),
    button(label('table'), label('table'), () => editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run()),
    button(label('picture'), label('picture'), () => void picture()),
    menu,
    inTable,
    button(label('undo'), '↶', () => editor.chain().focus().undo().run()),
    button(label('redo'), '↷', () => editor.chain().focus().redo().run()),
  );
  bar.setAttribute('role', 'toolbar');
  const update = () => {
    for (const each of updates) each();
  };
  editor.on('transaction', update);
  update();
  root.replaceChildren(bar, place);

  return {
    show: (next) => {
      if (next === shown) return;
      opened = openBlocks(next);
      shown = next;
      editor.commands.setContent(content(), { emitUpdate: false });
      remember();
    },
    destroy: () => editor.destroy(),
  };
}
