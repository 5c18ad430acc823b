import { h } from 'hastscript';
import type { Root } from 'hast';
import { hasClass, isElement } from '../../html/elements';
import { textMark } from '../localizeHtml';
import type { Compilation } from './compilation';
import { visit } from './visit';

/** Makes texts of tasks labels of their boxes, and adds a place for the button that clears the boxes. */
export function prepareTasks(tree: Root, { islands }: Compilation): void {
  visit(tree, 'element', ({ tagName, children }) => {
    const [box] = children;
    if (tagName === 'label' || box === undefined || !isElement(box) || box.tagName !== 'input') return;
    box.properties.ariaLabel = textMark(box.properties.checked === true ? 'taskDone' : 'taskOpen');
    const end = children.findIndex((child) => isElement(child) && /^[ou]l$/.test(child.tagName));
    const text = children.splice(0, end < 0 ? children.length : end);
    children.unshift(h('label', text));
  });
  const last = tree.children.findLastIndex((node) => isElement(node) && hasClass(node, 'contains-task-list'));
  if (last < 0) return;
  islands.add('tasks');
  const texts = { dataClear: textMark('tasksClear'), dataUndo: textMark('tasksUndo') };
  tree.children.splice(last + 1, 0, h('div.task-tools', texts));
}
