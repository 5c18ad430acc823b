const callbacks = new Map<Element, () => void>();

/** A resize observer, which jsdom lacks; `resize` triggers its callback. */
export function stubResizeObserver(): void {
  callbacks.clear();
  window.ResizeObserver = class implements ResizeObserver {
    private readonly watched = new Set<Element>();
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(element: Element): void {
      this.watched.add(element);
      callbacks.set(element, () => this.callback([], this));
    }
    unobserve(element: Element): void {
      callbacks.delete(element);
    }
    disconnect(): void {
      this.watched.forEach((element) => callbacks.delete(element));
    }
  };
}

/** Sets the widths of an element and its content, and notifies its observers. */
export function resize(element: Element, { content, box }: { content: number; box: number }): void {
  Object.defineProperty(element, 'scrollWidth', { configurable: true, value: content });
  Object.defineProperty(element, 'clientWidth', { configurable: true, value: box });
  callbacks.get(element)?.();
}
