import type { GatsbyNode } from 'gatsby';
import { typeDefs } from '../types/typeDefs';

/** Declares the site's GraphQL types. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
