import type { GatsbyNode } from 'gatsby';
import type { Engine } from '../content/engine';
import { typeDefs } from '../types/typeDefs';

/** Declares the site's GraphQL types. */
export const createSchemaCustomization =
  (engine: Engine): GatsbyNode['createSchemaCustomization'] =>
  ({ actions }) => {
    actions.createTypes(typeDefs(engine.added));
  };
