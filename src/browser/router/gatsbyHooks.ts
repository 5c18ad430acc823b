import plugins from '$gatsby/api-runner-browser-plugins';

/** Calls a hook of the site and its plugins, in the configured order. */
export function runHook(name: string, facts: object = {}): void {
  for (const { plugin, options } of plugins) plugin[name]?.(facts, options);
}

/** Calls a hook one plugin after the other and awaits each. */
export async function runHookInTurn(name: string): Promise<void> {
  for (const { plugin, options } of plugins) await plugin[name]?.({}, options);
}

/** Wraps an element by each hook, the first one innermost. */
export function wrapByHook<Element>(name: string, element: Element, facts: object = {}): Element {
  return plugins.reduce<Element>((inner, { plugin, options }) => {
    const wrapped = plugin[name]?.({ ...facts, element: inner }, options);
    return (wrapped as Element | undefined) ?? inner;
  }, element);
}
