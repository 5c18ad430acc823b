import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { typeDefs } from '../../src/node/types/typeDefs';
import { added } from './engine';

/** Prints the schema that GraphiQL shows, using Gatsby's schema code and the site's types. */
const PROGRAM = `
  const { store } = require('gatsby/dist/redux');
  const { build } = require('gatsby/dist/schema');
  const { printSchema } = require('graphql');
  for (const payload of JSON.parse(process.env.TYPES))
    store.dispatch({ type: 'CREATE_TYPES', payload, plugin: { name: 'default-site-plugin' } });
  build({}).then(() => {
    require('fs').writeFileSync('schema.graphql', printSchema(store.getState().schema));
    process.exit(0);
  });
`;

/** Builds Gatsby's schema of the site's types, in a separate folder. */
export function gatsbySchema(folder: string, read: (file: string) => string): GraphQLSchema {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    TYPES: JSON.stringify(typeDefs(added)),
    NODE_PATH: path.resolve('node_modules'),
  };
  execFileSync(process.execPath, ['-e', PROGRAM], { cwd: folder, env, stdio: 'pipe' });
  return buildSchema(read(path.join(folder, 'schema.graphql')));
}
