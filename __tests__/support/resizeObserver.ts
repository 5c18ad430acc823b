const callbacks = new Map<Element, () => void>();

/** An observer of sizes, which jsdom does not have; it calls back when a test calls `resize`. */
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

/** Gives an element and its content a width, and tells who observes it. */
export function resize(element: Element, { content, box }: { content: number; box: number }): void {
  Object.defineProperty(element, 'scrollWidth', { configurable: true, value: content });
  Object.defineProperty(element, 'clientWidth', { configurable: true, value: box });
  callbacks.get(element)?.();
}
