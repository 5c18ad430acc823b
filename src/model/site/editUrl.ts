/** Placeholder of the file's path in the template of edit links. */
export const EDIT_PATH = '{path}';

/** The edit link of a file of the content folder, which replaces `{path}` in the template. */
export function editUrl(template: string, file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  return template.split(EDIT_PATH).join(path);
}
