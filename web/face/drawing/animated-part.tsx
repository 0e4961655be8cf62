import type { CSSProperties, ReactNode } from 'react'
import { visemes } from '../../speech/lips/viseme.ts'
import { type Brush, drawPieces, drawVariant } from './draw.ts'
import type { TransformedDrawing } from '../style/style.ts'

const middle: CSSProperties = { transformBox: 'fill-box', transformOrigin: 'center' }

/** Renders all mouth shapes and both eye states on top of each other; the puppet shows one. */
export function animatedPart(part: string, variant: string, brush: Brush): ReactNode {
  const drawing = drawVariant(part, variant, brush)
  if (part === 'mouth') return <Mouth drawing={drawing} brush={brush} />
  if (part === 'eyes') return <Eyes variant={variant} drawing={drawing} brush={brush} />
  if (part !== 'eyebrows') return drawing
  return (
    <g data-brows="" style={middle}>
      {drawing}
    </g>
  )
}

function Mouth({ drawing, brush }: { drawing: ReactNode; brush: Brush }) {
  return visemes.map((viseme) =>
    viseme === 'rest' ? (
      <g key={viseme} data-mouth={viseme}>
        {drawing}
      </g>
    ) : (
      <g key={viseme} data-mouth={viseme} display="none" style={styleOf(brush.style.mouths[viseme])}>
        {drawShaped(brush.style.mouths[viseme], brush)}
      </g>
    ),
  )
}

const drawShaped = ({ from }: TransformedDrawing, brush: Brush) =>
  typeof from === 'string' ? drawVariant('mouth', from, brush) : drawPieces([from], brush)

const styleOf = ({
  scale: [across, down] = [1, 1],
  move: [right, lower] = [0, 0],
}: TransformedDrawing): CSSProperties => ({
  ...middle,
  transform: `translate(${right}px, ${lower}px) scale(${across}, ${down})`,
})

function Eyes({ variant, drawing, brush }: { variant: string; drawing: ReactNode; brush: Brush }) {
  const { lids, unblinking } = brush.style
  const blinks = !unblinking.has(variant)
  return (
    <g data-eyes={blinks ? 'blink' : 'still'} style={middle}>
      <g data-lids="open">{drawing}</g>
      {blinks && lids && (
        <g data-lids="closed" display="none">
          {drawVariant('eyes', lids, brush)}
        </g>
      )}
    </g>
  )
}
