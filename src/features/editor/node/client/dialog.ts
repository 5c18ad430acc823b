import type { Language } from '../fields';
import { editorText } from '../fields';

/** A field of a dialog or a card. */
export interface AskedField {
  name: string;
  label: string;
  hint?: string | undefined;
  value?: string;
  /** Values that are offered while a writer types, with what they are called. */
  offered?: readonly (readonly [value: string, label: string])[];
  /** The values to choose from, by group; a text without them. */
  choices?: readonly { group: string; value: string; label: string }[];
}

/** Creates an element with properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** A choice from values, by group. */
function choice(name: string, value: string, choices: NonNullable<AskedField['choices']>): HTMLSelectElement {
  const groups = [...new Set(choices.map(({ group }) => group))].map((group) => {
    const options = choices
      .filter((each) => each.group === group)
      .map(({ value: each, label }) => make('option', { value: each }, label));
    return group === '' ? options : [make('optgroup', { label: group }, ...options)];
  });
  const select = make('select', { name }, ...groups.flat());
  select.value = value;
  return select;
}

/** Asks for values in a dialog; undefined if the writer cancels. */
export function ask(
  language: Language,
  title: string,
  fields: readonly AskedField[],
): Promise<Record<string, string> | undefined> {
  const label = (key: 'ok' | 'cancel') => editorText(key, language).label;
  const inputs = fields.map(({ name, value = '', choices }) =>
    choices === undefined ? make('input', { name, value, autocomplete: 'off' }) : choice(name, value, choices),
  );
  const rows = fields.map(({ label: text, hint, offered = [] }, index) => {
    const input = inputs[index] as HTMLElement;
    const list = make('datalist', { id: `offered-${index}` });
    list.append(...offered.map(([value, name]) => make('option', { value, label: name })));
    if (offered.length > 0) input.setAttribute('list', list.id);
    return make('label', {}, text, input, list, ...(hint === undefined ? [] : [make('small', {}, hint)]));
  });
  const cancel = make('button', { type: 'button' }, label('cancel'));
  const form = make(
    'form',
    { method: 'dialog' },
    ...rows,
    make('p', {}, make('button', { value: 'ok' }, label('ok')), cancel),
  );
  const dialog = make('dialog', { className: 'rich-dialog', ariaLabel: title }, make('h2', {}, title), form);
  cancel.onclick = () => dialog.close();
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      const values = inputs.map((input) => [input.name, input.value.trim()] as const);
      resolve(dialog.returnValue === 'ok' ? Object.fromEntries(values) : undefined);
    };
  });
}
