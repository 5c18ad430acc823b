import { buildTestSite, TEST_SITES } from '../../support/testSites';
import { serveProject, type ServedProject } from './upstreams';

/** Builds and serves the fixture sites; returns a function that stops the servers. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await Promise.all(TEST_SITES.map(buildTestSite));
  const servers: ServedProject[] = [];
  for (const { project, port } of TEST_SITES) servers.push(await serveProject(project, port));
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}
