import { warning } from '../../../diagnostics/rule';
import { displayName } from '../../../files/contentFolder';
import { listFiles } from '../../../files/listFiles';
import { staticFolders } from '../../../files/staticFile';
import { defineRule } from '../contentRule';
import { say } from '../../say';

export const staticHtml = defineRule('file/html', warning('Folders `static` contain no HTML files.'), ({ folder }) =>
  staticFolders(folder)
    .flatMap(listFiles)
    .filter((file) => /\.x?html?$/i.test(file))
    .map((file) => ({ file: displayName(file, folder), ...say('file/html') })),
);
