import { warning } from '../../../diagnostics/rule';
import { displayName } from '../../../files/contentFolder';
import { listFiles } from '../../../files/listFiles';
import { staticFolders } from '../../../files/staticFile';
import { defineRule } from '../contentRule';

export const staticHtml = defineRule('file/html', warning('Folders `static` contain no HTML files.'), ({ folder }) =>
  staticFolders(folder)
    .flatMap(listFiles)
    .filter((file) => /\.x?html?$/i.test(file))
    .map((file) => ({
      file: displayName(file, folder),
      message: 'This HTML file is served as it is: the Content-Security-Policy blocks its inline scripts and styles.',
      hint: 'Write it as a page of docs/, or serve it from another site.',
    })),
);
