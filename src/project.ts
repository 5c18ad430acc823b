import { projectEngine } from './engine';

/** The project's engine in Gatsby's process, which `gatsby-config.ts` and `gatsby-node.ts` share. */
export const engine = projectEngine();
