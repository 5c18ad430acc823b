import { media } from '../../theme/media';
import { role } from '../../theme/palette';
import { styleSheet } from '../../theme/styleSheet';

const { style } = styleSheet({
  style: {
    width: '100%',
    [media.withoutContents]: { display: 'none' },
    '.paper': { fill: role.surfaceRaised, stroke: role.accent },
    '.line': { stroke: role.accent },
    '.faint': { stroke: role.drawingFaint },
    '.tint': { fill: role.drawingTint, stroke: 'none' },
    '.spot': { fill: role.spot, stroke: 'none' },
    '.solid': { fill: role.accent, stroke: 'none' },
    '.on-solid': { stroke: role.onAccent },
  },
});

/** The illustration: a paper, its invoice and a tick, in the style of the pictograms. */
export function HeroDrawing() {
  return (
    <svg
      css={style}
      viewBox="0 0 416 296"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className="tint" d="M76 20h292a40 40 0 0 1 40 40v176a40 40 0 0 1-40 40H36V60a40 40 0 0 1 40-40Z" />
      <g transform="rotate(-5 150 150)">
        <path className="paper" d="M60 42h172a12 12 0 0 1 12 12v196H60Z" />
        <path className="solid" d="M80 64h120v18H80Z" />
        <path className="spot" d="M80 100h66v54H80Z" />
        <path
          className="faint"
          d="M164 102h60M164 118h60M164 134h60M164 150h44M80 174h66M80 190h66M80 206h66M80 222h40M164 174h60M164 190h60M164 206h60M164 222h30"
        />
      </g>
      <g>
        <path className="paper" d="M226 84h118l30 30v152H226Z" />
        <path className="paper" d="M344 84v30h30Z" />
        <path className="line" d="M248 116h52" />
        <path className="faint" d="M248 142h104M248 160h104M248 178h104M248 196h60" />
        <path className="line" d="M248 238h38" />
        <path className="spot" d="M312 226h42v22h-42Z" />
      </g>
      <path className="solid" d="M206 206h22a20 20 0 0 1 20 20v22a20 20 0 0 1-20 20h-42v-42a20 20 0 0 1 20-20Z" />
      <path className="on-solid" strokeWidth="5" d="m204 238 10 10 18-22" />
    </svg>
  );
}
