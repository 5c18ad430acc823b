/** What is in the template of edit links for the path of a page's file. */
export const EDIT_PATH = '{path}';

/**
 * Where the file of a page can be edited.
 * @param file path of the file in the content folder
 * @example editUrl('https://git.example.com/edit/{path}', 'docs/saldo.mdx') // 'https://git.example.com/edit/docs/saldo.mdx'
 */
export function editUrl(template: string, file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  return template.split(EDIT_PATH).join(path);
}
