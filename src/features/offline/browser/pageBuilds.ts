import type { FromOfflineWorker } from '../model/messages';
import { workerEdition, scope, sitePages } from './scope';

/** Milliseconds for a page to report its build; without an answer it counts as another build. */
const PATIENCE = 1000;
const QUESTION: FromOfflineWorker = { kind: 'which' };

/** Pages served from this edition while the worker runs. */
const editionPages = new Set<string>();

export function addEditionPage(clientId: string): void {
  editionPages.add(clientId);
}

function askBuild(page: WorkerClient): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(undefined), PATIENCE);
    page.postMessage(QUESTION, [port2]);
  });
}

/** True for a page of this edition's build. */
export async function isEditionPage(clientId: string): Promise<boolean> {
  if (editionPages.has(clientId)) return true;
  const page = await scope.clients.get(clientId);
  if (page === undefined || (await askBuild(page)) !== workerEdition().build) return false;
  editionPages.add(clientId);
  return true;
}

/** True when no page of another build is open. */
export async function areAllEditionPages(): Promise<boolean> {
  const pages = await sitePages();
  return (await Promise.all(pages.map(({ id }) => isEditionPage(id)))).every(Boolean);
}
