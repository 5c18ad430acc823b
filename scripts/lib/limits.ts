/** Port of the site on the writer's own machine. */
export const DEFAULT_PORT = 9000;

/** Oldest Node.js whose `require` takes ES modules, which Gatsby's configuration needs. */
export const MIN_NODE = [20, 19] as const;
