import { z } from 'zod';
import { strict } from '../../../node/schema/strict';
import { origin } from '../../../node/schema/texts';
import type { ServedTool } from '../../../node/site/served';

/** Path of the editor, without the base path. */
export const EDITOR_PATH = '/admin';

const address = z
  .string()
  .regex(/^https?:\/\/\S+$/)
  .meta({ title: 'address', examples: ['https://git.example.com/api/v4'] });

export const editorSchema = strict({
  backend: z
    .enum(['github', 'gitlab', 'gitea', 'local'])
    .describe('Where the content is kept; with `local`, writers open its folder on their own computer.'),
  url: origin
    .optional()
    .describe('A host of its own, for the files of `deploy/editor`; `/admin` of the site then leads there.'),
  repo: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)+$/)
    .meta({ title: 'owner and name', examples: ['yritys/ohjeet'] })
    .optional()
    .describe('The repository; needed for all but `local`.'),
  branch: z.string().min(1).optional().describe('Its branch; else its default branch.'),
  folder: z.string().min(1).optional().describe('The content folder in the repository; else the one that is built.'),
  apiRoot: address.optional().describe('Address of the API of a server of your own.'),
  signIn: strict({
    url: origin.describe('Server at which writers sign in.'),
    path: z.string().min(1).optional().describe('Path of its sign-in page, if not the usual one.'),
    appId: z.string().min(1).optional().describe('Id of the application there; needed for GitLab and Gitea.'),
  })
    .optional()
    .describe('Without it, writers sign in by a personal access token.'),
  review: z
    .boolean()
    .default(false)
    .describe('Whether changes become pull requests, which somebody approves. Not with Gitea.'),
}).superRefine(({ backend, repo, review }, context) => {
  if (backend !== 'local' && repo === undefined)
    context.addIssue({
      code: 'custom',
      path: ['repo'],
      message: `"editor.repo" is missing.\nWrite the repository of ${backend}: repo: yritys/ohjeet`,
    });
  if (review && (backend === 'gitea' || backend === 'local'))
    context.addIssue({
      code: 'custom',
      path: ['review'],
      message: `The editor has no review with "${backend}".\nRemove "review", or protect the branch on the server.`,
    });
});

export type EditorSettings = z.output<typeof editorSchema>;

/** The servers that the editor asks by default: the API, pictures of writers, and the service's state. */
const HOSTS = {
  github: ['https://api.github.com', 'https://avatars.githubusercontent.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
  gitea: ['https://gitea.com'],
  local: [],
} as const;

/** The folder of the editor in the output, with its policy; of an editor elsewhere, the page that leads there. */
export const editorTool = (settings: EditorSettings): ServedTool => ({
  path: EDITOR_PATH,
  policy:
    settings.url === undefined ? editorPolicy(settings) : "default-src 'none'; base-uri 'none'; form-action 'none'",
});

/** Returns the editor's Content-Security-Policy: only it may connect to the server of the repository. */
export function editorPolicy({ backend, apiRoot, signIn }: EditorSettings): string {
  const own = [apiRoot, signIn?.url].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
  const hosts = [...new Set([...(apiRoot === undefined ? HOSTS[backend] : []), ...own])].join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${hosts}`.trim(),
    `media-src 'self' blob:`,
    "font-src 'self' data:",
    `connect-src 'self' data: blob: ${hosts}`.trim(),
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'self'",
  ];
  return policy.join('; ');
}
