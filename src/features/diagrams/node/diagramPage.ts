import { DRAWING_COLORS } from '../../../model/reading/drawing';

const [sheet, box, mainBox, line, text, , thin, secondary] = DRAWING_COLORS;

/** Settings of Mermaid: texts are SVG, and colours are those of drawings. */
const SETTINGS = {
  startOnLoad: false,
  securityLevel: 'strict',
  suppressErrorRendering: true,
  deterministicIds: true,
  htmlLabels: false,
  theme: 'base',
  fontFamily: 'system-ui, sans-serif',
  themeVariables: {
    fontFamily: 'system-ui, sans-serif',
    background: sheet,
    primaryColor: box,
    primaryTextColor: text,
    primaryBorderColor: line,
    secondaryColor: mainBox,
    tertiaryColor: sheet,
    tertiaryBorderColor: secondary,
    lineColor: line,
    edgeLabelBackground: sheet,
    noteBkgColor: mainBox,
    noteBorderColor: secondary,
    pie1: box,
    pie2: mainBox,
    pie3: thin,
    pie4: secondary,
  },
};

/**
 * Draws each source in the browser, and leaves the results as JSON in an attribute. A drawing gets a sheet and a fixed
 * size, and each of its colours becomes the nearest one of drawings; a `#` in its texts is written as a reference,
 * because it is not a colour.
 */
const SCRIPT = String.raw`
const SPACE = 12;
const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
const paint = canvas.getContext('2d', { willReadFrequently: true });
const channels = () => {
  paint.clearRect(0, 0, 1, 1);
  paint.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
  return { alpha, rgb: [red, green, blue].map((each) => (each * alpha) / 255 + 255 - alpha) };
};
const palette = input.colors.map((color) => ((paint.fillStyle = color), [color, channels().rgb]));
const nearest = (color) => {
  paint.fillStyle = '#010203';
  paint.fillStyle = color;
  if (paint.fillStyle === '#010203') return color;
  const { alpha, rgb } = channels();
  if (alpha === 0) return 'transparent';
  const far = ([, other]) => rgb.reduce((sum, each, index) => sum + (each - other[index]) ** 2, 0);
  return palette.reduce((best, each) => (far(each) < far(best) ? each : best))[0];
};
const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^()]*\)/gi;
const NAMED = /(\b(?:fill|stroke|color|background(?:-color)?)\s*[:=]\s*"?)(?!currentcolor)([a-z]+)\b(?!\()/gi;
function finish(written) {
  document.body.innerHTML = written;
  const svg = document.querySelector('svg');
  const view = svg.viewBox.baseVal;
  const [x, y] = [Math.floor(view.x - SPACE), Math.floor(view.y - SPACE)];
  const [width, height] = [Math.ceil(view.width + 2 * SPACE), Math.ceil(view.height + 2 * SPACE)];
  const place = 'x="' + x + '" y="' + y + '" width="' + width + '" height="' + height + '"';
  svg.insertAdjacentHTML('afterbegin', '<rect ' + place + ' rx="16" style="fill:' + input.colors[0] + ';stroke:none"/>');
  svg.setAttribute('viewBox', [x, y, width, height].join(' '));
  svg.setAttribute('width', width);
  svg.setAttribute('height', height);
  svg.removeAttribute('style');
  for (const each of svg.querySelectorAll('*'))
    for (const name of Object.keys(each.dataset)) delete each.dataset[name];
  const texts = document.createTreeWalker(svg, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (text.parentNode.localName !== 'style') text.data = text.data.replaceAll('#', '\uE000');
  const xml = new XMLSerializer().serializeToString(svg).replace(COLOR, nearest);
  return xml.replace(NAMED, (whole, before, name) => before + nearest(name)).replaceAll('\uE000', '&#x23;');
}
async function draw(source) {
  try {
    const { svg } = await mermaid.render('diagram', source);
    return { svg: finish(svg) };
  } catch (error) {
    const [token] = error?.result?.parserErrors?.map((each) => each.token) ?? [];
    const line = error?.hash?.loc?.first_line ?? token?.startLine ?? error?.result?.lexerErrors?.[0]?.line;
    return { message: String(error?.message ?? error), line };
  }
}
mermaid.initialize(input.settings);
const results = [];
for (const source of input.sources) results.push(await draw(source));
document.body.innerHTML = '';
document.body.dataset.drawn = encodeURIComponent(JSON.stringify(results));
`;

/** Loads nothing but Mermaid: a diagram cannot name pictures or fonts of other sites. */
const POLICY = `default-src 'none'; script-src file: 'unsafe-inline'; style-src 'unsafe-inline'`;

/**
 * Returns an HTML page that draws diagrams with Mermaid.
 * @param mermaid URL of Mermaid's script
 */
export function diagramPage(sources: readonly string[], mermaid: string): string {
  const input = JSON.stringify({ sources, settings: SETTINGS, colors: DRAWING_COLORS }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"></head>
<body><script src="${mermaid}"></script><script type="module">
const input = ${input};
${SCRIPT}</script></body></html>`;
}
