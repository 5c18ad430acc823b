/** Port of the site on the writer's own machine. */
export const DEFAULT_PORT = 9000;
