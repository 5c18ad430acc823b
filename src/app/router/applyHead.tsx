import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from '../../components/crash/CrashBoundary';
import { once } from '../../model/once';

/** Attribute of a page's elements in the head, on the server and in the browser. */
const MARK = 'data-head';
/** Elements in a template's `Head` that only set attributes. */
const FRAME = { html: () => document.documentElement, body: () => document.body };

/** A detached element, into which heads are rendered. */
const openRoot = once(() => {
  const element = document.createElement('div');
  return { element, root: createRoot(element) };
});
/** Number of the latest head; serves as key, so that a failed one does not affect the next. */
let count = 0;
let appliedAttributes: [element: HTMLElement, name: string][] = [];

function AfterRender({ call, children }: { call: () => void; children: ReactNode }) {
  useEffect(call);
  return children;
}

/** Sets the attributes of `<html>` and `<body>` and removes those of the previous page. */
function applyAttributes(from: Element): void {
  const next: typeof appliedAttributes = [];
  for (const [name, find] of Object.entries(FRAME)) {
    const element = find();
    for (const { name: attribute, value } of from.querySelector(name)?.attributes ?? []) {
      // Setting an equal value would restyle the whole document.
      if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
      next.push([element, attribute]);
    }
  }
  for (const [element, name] of appliedAttributes)
    if (!next.some(([other, same]) => other === element && same === name)) element.removeAttribute(name);
  appliedAttributes = next;
}

/** Updates only the differences: elements of both pages stay. */
function applyElements(from: Element): void {
  const elements = [...from.children]
    .filter(({ localName }) => !(localName in FRAME))
    .map((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.setAttribute(MARK, '');
      return copy;
    });
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) {
    const same = elements.findIndex((element) => element.isEqualNode(old));
    if (same < 0) old.remove();
    else elements.splice(same, 1);
  }
  document.head.append(...elements);
}

/** Renders a template's `Head` into the document's head. Calls back when it is applied; never for an outdated head. */
export function applyHead(head: ReactNode, onApplied?: () => void): void {
  const { element, root } = openRoot();
  count += 1;
  root.render(
    <AfterRender
      call={() => {
        applyAttributes(element);
        applyElements(element);
        onApplied?.();
      }}
    >
      <CrashBoundary resetKey={String(count)} fallback={() => null}>
        {head}
      </CrashBoundary>
    </AfterRender>,
  );
}
