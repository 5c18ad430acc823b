import { Parser } from 'htmlparser2';
import { error } from '../../../diagnostics/rule';
import type { Finding } from '../../../diagnostics/diagnostic';
import { displayName } from '../../../files/contentFolder';
import { listFiles } from '../../../files/listFiles';
import { readText } from '../../../files/readText';
import type { Content } from '../../loadContent';
import { defineRule } from '../contentRule';
import { say } from '../../say';

const SCRIPT = /^(?:.+:)?script$/i;
const HANDLER = /^on./i;
/** Browsers ignore control characters and white space in a scheme. */
const runsCode = (value: string) => /^javascript:/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
/** An entity that can contain markup. */
const ENTITY = /^!DOCTYPE[\s\S]*<!ENTITY[^>]*(?:<|&)/i;

/** Returns what runs code in a drawing, with its offset. */
function findScripts(svg: string): { what: string; at: number }[] {
  const found: { what: string; at: number }[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const at = parser.startIndex;
        if (SCRIPT.test(name)) found.push({ what: `<${name}>`, at });
        for (const [key, value] of Object.entries(attributes))
          if (HANDLER.test(key) || runsCode(value)) found.push({ what: `${key}="…"`, at });
      },
      onprocessinginstruction: (_name, text) => {
        if (ENTITY.test(text)) found.push({ what: '<!ENTITY>', at: parser.startIndex });
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return found;
}

/** Reports drawings with code: when readers open a drawing by its address, its code runs as the site's own. */
function checkDrawings({ folder }: Content): Finding[] {
  const drawings = listFiles(folder).filter((file) => /\.svg$/i.test(file));
  return drawings.flatMap((file) => {
    const svg = readText(file);
    return findScripts(svg).map(({ what, at }): Finding => {
      const before = svg.slice(0, at).split('\n');
      return {
        file: displayName(file, folder),
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        ...say('image/script', { what }),
      };
    });
  });
}

export const imageScript = defineRule('image/script', error('Drawings (SVG) contain no scripts.'), checkDrawings);
