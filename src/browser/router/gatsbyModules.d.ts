/** What Gatsby writes while it builds: the browser's hooks of the site and of its plugins, with their options. */
declare module '$gatsby/api-runner-browser-plugins' {
  type Hook = (facts: object, options: object) => unknown;
  const plugins: { plugin: Readonly<Record<string, Hook | undefined>>; options: object }[];
  export default plugins;
}

/** The templates' code, by name. */
declare module '$virtual/async-requires' {
  export const components: Readonly<Record<string, () => Promise<unknown>>>;
  /** Their heads, which `develop` has by themselves. */
  export const head: Readonly<Record<string, () => Promise<object>>>;
}

/** The parts of Gatsby's client that `develop` uses. */
declare module '$gatsby/blank.css';
declare module '@gatsbyjs/webpack-hot-middleware/client';
declare module '$gatsby/emitter' {
  const emitter: object;
  export default emitter;
}
declare module '$gatsby/fast-refresh-overlay' {
  import type { ReactNode } from 'react';
  /** Shows errors of the bundler, of queries and of code that runs over the page. */
  export default function DevOverlay(props: { children: ReactNode }): JSX.Element;
}
declare module '$gatsby/socketIo' {
  interface Message {
    type: string;
    payload: { id?: string; stalePageDataPaths?: readonly string[] };
  }
  export default function socketIo(): { on: (event: 'message', listener: (message: Message) => void) => void } | null;
  /** Lets the server run the query of a page again whenever its data change. */
  export function registerPath(path: string): void;
}
