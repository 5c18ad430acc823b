import type { NodeViewRenderer, NodeViewRendererProps } from '@tiptap/core';
import type { Views } from '../blocks/extensions';
import type { PropValue } from '../blocks/writeBlocks';
import type { EditorConfig } from '../editorConfig';
import { editorText, isText } from '../fields';
import { ask, make, type AskedField } from './dialog';

type Attrs = Record<string, unknown>;
type EditedNode = NodeViewRendererProps['node'];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Shows nodes of the site: elements and notes as cards with fields, pictures, and what stays as it is written. */
export function viewsOf(config: EditorConfig, addressOf: (src: string) => Promise<string>): Views {
  const { language, elements } = config;
  const label = (key: Parameters<typeof editorText>[0]) => editorText(key, language).label;

  const propLabel = (name: string) => {
    const key = `prop_${name}`;
    return isText(key) ? label(key) : name;
  };

  /** The fields of a card: those that its element has, and other attributes that are written. */
  function fieldsOf({ type, attrs }: EditedNode): { title: string; fields: AskedField[] } {
    const { kind, name, props = {} } = attrs as { kind?: string; name?: string; props: Record<string, PropValue> };
    if (type.name === 'note') {
      const title = elements[`:::${kind}`]?.label ?? textOf(kind);
      return { title, fields: [{ name: 'title', label: label('prop_title'), value: textOf(attrs.title) }] };
    }
    const known = elements[textOf(name)];
    const names = new Set([...(known?.required ?? []), ...Object.keys(props)]);
    const valueOf = (value: PropValue | undefined) =>
      typeof value === 'object' && value !== null ? value.code : (value ?? '');
    return {
      title: known?.label ?? textOf(name),
      fields: [...names].map((each) => ({
        name: each,
        label: propLabel(each),
        value: valueOf(props[each]),
      })),
    };
  }

  /** The attributes of a card after a field has a new value; an emptied field is no attribute. */
  function changed({ type, attrs }: EditedNode, name: string, value: string): Attrs {
    if (type.name === 'note') return { ...attrs, [name]: value };
    const { [name]: before, ...others } = attrs.props as Record<string, PropValue>;
    const now = typeof before === 'object' && before !== null ? { code: value } : value;
    return { ...attrs, props: value === '' ? others : { ...(attrs.props as object), [name]: now } };
  }

  const removeButton = ({ editor, getPos }: NodeViewRendererProps) => {
    const button = make('button', { type: 'button', title: label('remove') }, '×');
    button.setAttribute('aria-label', label('remove'));
    button.onclick = () => {
      const from = getPos();
      const node = from === undefined ? null : editor.state.doc.nodeAt(from);
      if (from !== undefined && node !== null) editor.commands.deleteRange({ from, to: from + node.nodeSize });
    };
    return button;
  };

  /** Replaces the attributes of a shown node. */
  const setAttrs = ({ editor, getPos }: NodeViewRendererProps, attrs: Attrs) => {
    const at = getPos();
    if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, attrs));
  };

  const card: NodeViewRenderer = (props) => {
    let { node } = props;
    const { title, fields } = fieldsOf(node);
    const head = make('header', { contentEditable: 'false' }, make('strong', {}, title), removeButton(props));
    const inputs = new Map(
      fields.map((field) => {
        const input = make('input', { value: field.value ?? '' });
        input.oninput = () => setAttrs(props, changed(node, field.name, input.value));
        head.append(make('label', {}, field.label, input));
        return [field.name, input] as const;
      }),
    );
    const contentDOM = node.isLeaf ? undefined : make('div');
    const dom = make('section', { className: 'rich-card' }, head, ...(contentDOM === undefined ? [] : [contentDOM]));
    dom.dataset.kind = textOf(node.attrs.kind);
    return {
      dom,
      contentDOM,
      update: (next: EditedNode) => {
        const isOther =
          next.type !== node.type || next.attrs.name !== node.attrs.name || next.attrs.kind !== node.attrs.kind;
        if (isOther) return false;
        node = next;
        for (const { name, value = '' } of fieldsOf(node).fields) {
          const input = inputs.get(name);
          if (input !== undefined && input.value !== value) input.value = value;
        }
        return true;
      },
      stopEvent: (event: Event) => head.contains(event.target as Node),
      ignoreMutation: (mutation) => !(contentDOM?.contains(mutation.target) ?? false),
    };
  };

  const raw: NodeViewRenderer = (props) => {
    const source = textOf(props.node.attrs.source);
    const area = make('textarea', { value: source, rows: source.split('\n').length, spellcheck: false });
    area.setAttribute('aria-label', label('raw'));
    area.oninput = () => setAttrs(props, { source: area.value });
    const head = make('header', { contentEditable: 'false' }, make('strong', {}, label('raw')), removeButton(props));
    return {
      dom: make('section', { className: 'rich-card' }, head, area),
      update: (next: EditedNode) => {
        if (next.type !== props.node.type) return false;
        const written = textOf(next.attrs.source);
        if (area.value !== written) area.value = written;
        return true;
      },
      stopEvent: () => true,
      ignoreMutation: () => true,
    };
  };

  const image: NodeViewRenderer = (props) => {
    const { src, alt } = props.node.attrs as { src: string; alt: string };
    const dom = make('img', { alt, title: alt });
    void addressOf(src).then((address) => (dom.src = address));
    dom.ondblclick = () => {
      void ask(language, label('picture'), [{ name: 'alt', label: label('prop_alt'), value: alt }]).then((values) => {
        if (values !== undefined) setAttrs(props, { ...props.node.attrs, ...values });
      });
    };
    return { dom };
  };

  const piece: NodeViewRenderer = (props) => {
    const { source, label: text } = props.node.attrs as { source: string; label: string };
    const isAround = text !== '' && source.includes(`>${text}<`);
    const dom = make('span', { className: 'rich-piece', title: source }, text === '' ? source : text);
    dom.ondblclick = () => {
      const field = { name: 'text', label: label(isAround ? 'piece' : 'raw'), value: isAround ? text : source };
      void ask(language, field.label, [field]).then((values) => {
        const now = values?.text ?? '';
        if (now === '') return;
        setAttrs(
          props,
          isAround ? { source: source.replace(`>${text}<`, () => `>${now}<`), label: now } : { source: now, label: '' },
        );
      });
    };
    return { dom };
  };

  return { card, raw, image, piece };
}
