/** Placeholder of the file's path in the template of edit links. */
export const EDIT_PATH = '{path}';

/**
 * The edit link of a page's file.
 * @param file path of the file in the content folder
 * @example editUrl('https://git.example.com/edit/{path}', 'docs/saldo.mdx') // 'https://git.example.com/edit/docs/saldo.mdx'
 */
export function editUrl(template: string, file: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  return template.split(EDIT_PATH).join(path);
}
