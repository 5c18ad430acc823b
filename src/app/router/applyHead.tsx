import { useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CrashBoundary } from '../../components/crash/CrashBoundary';

/** Marks what a page has in the head, on the server and here. */
const MARK = 'data-head';
/** Elements that a template's `Head` puts attributes on instead of into the head. */
const FRAME = { html: () => document.documentElement, body: () => document.body };

const hidden = typeof document === 'undefined' ? undefined : document.createElement('div');
let root: Root | undefined;
/** The number of the last head, by which one that failed does not stand in the way of the next. */
let count = 0;
let ownAttributes: [element: HTMLElement, name: string][] = [];

function AfterRender({ call, children }: { call: () => void; children: ReactNode }) {
  useEffect(call);
  return children;
}

/** Puts the attributes of `<html>` and `<body>` on; those of the last page that are not among them come off. */
function applyAttributes(from: Element): void {
  const next: typeof ownAttributes = [];
  for (const [name, find] of Object.entries(FRAME)) {
    const element = find();
    for (const { name: attribute, value } of from.querySelector(name)?.attributes ?? []) {
      // The same value again would have the browser look at the whole document.
      if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
      next.push([element, attribute]);
    }
  }
  for (const [element, name] of ownAttributes)
    if (!next.some(([other, same]) => other === element && same === name)) element.removeAttribute(name);
  ownAttributes = next;
}

/** Changes only what differs: an element that both pages have stays as it is. */
function applyElements(from: Element): void {
  const wanted = [...from.children]
    .filter(({ localName }) => !(localName in FRAME))
    .map((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.setAttribute(MARK, '');
      return copy;
    });
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) {
    const same = wanted.findIndex((element) => element.isEqualNode(old));
    if (same < 0) old.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}

/**
 * Gives the document the head of another page: what a template's `Head` returns. Calls back when it is there, which on
 * a busy processor may be long after; of a head that another one has overtaken, never.
 */
export function applyHead(head: ReactNode, onApplied?: () => void): void {
  if (hidden === undefined) return;
  root ??= createRoot(hidden);
  count += 1;
  root.render(
    <AfterRender
      call={() => {
        applyAttributes(hidden);
        applyElements(hidden);
        onApplied?.();
      }}
    >
      <CrashBoundary place={String(count)} fallback={() => null}>
        {head}
      </CrashBoundary>
    </AfterRender>,
  );
}
