import plugins from '$gatsby/api-runner-browser-plugins';

/** Calls a hook of the site and of each plugin that has it, in the order of the configuration. */
export function runHook(name: string, facts: object = {}): void {
  for (const { plugin, options } of plugins) plugin[name]?.(facts, options);
}

/** Calls a hook in turn: one that returns a promise is waited for. */
export async function runHookInTurn(name: string): Promise<void> {
  for (const { plugin, options } of plugins) await plugin[name]?.({}, options);
}

/** Lets each hook put something around an element, the first one inmost. */
export function wrapByHook<Element>(name: string, element: Element, facts: object = {}): Element {
  return plugins.reduce<Element>((inner, { plugin, options }) => {
    const wrapped = plugin[name]?.({ ...facts, element: inner }, options);
    return (wrapped as Element | undefined) ?? inner;
  }, element);
}
