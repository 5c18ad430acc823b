import { h } from 'hastscript';
import type { Root } from 'hast';
import { hasClass, isElement } from '../../html/elements';
import { textMark } from '../localizeHtml';
import type { Compilation } from './compilation';
import { visit } from './visit';

/** Names the boxes of tasks, which GFM does not, and adds a place for the button that clears them. */
export function prepareTasks(tree: Root, { islands }: Compilation): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'input') properties.ariaLabel = textMark(properties.checked === true ? 'taskDone' : 'taskOpen');
  });
  const last = tree.children.findLastIndex((node) => isElement(node) && hasClass(node, 'contains-task-list'));
  if (last < 0) return;
  islands.add('tasks');
  const texts = { dataClear: textMark('tasksClear'), dataUndo: textMark('tasksUndo') };
  tree.children.splice(last + 1, 0, h('div.task-tools', texts));
}
