import { type Ref, useId } from 'react'
import type { Look } from '#contract/values/looks.ts'
import { drawPieces, drawVariant } from './draw.ts'
import { animatedPart } from './animated-part.tsx'
import { type ResolvedLook, resolveLook } from '../style/resolve-look.ts'
import type { Style } from '../style/style.ts'

interface DrawingProps {
  style: Style
  look: Pick<Look, 'parts' | 'colors'>
  animated?: boolean
  ref?: Ref<SVGSVGElement>
}

export function Drawing({ style, look, animated = false, ref }: DrawingProps) {
  const prefix = `${useId()}-`
  const resolved = resolveLook(style, look)
  return (
    <svg
      ref={ref}
      viewBox={viewBoxOf(style, resolved)}
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={
        animated
          ? 'block size-full origin-[50%_90%] overflow-visible will-change-transform'
          : 'block size-full overflow-visible'
      }
    >
      {drawPieces(style.definition.canvas, {
        style,
        look: resolved,
        prefix,
        renderPart: animated ? animatedPart : drawVariant,
      })}
    </svg>
  )
}

/** With something on top of a low body, the frame is lowered by this share only. */
const lowUnderTop = 0.4

function viewBoxOf({ frame: { x, y, size }, low }: Style, { variantOf }: ResolvedLook): string {
  const lower = (low?.[variantOf('body') ?? ''] ?? 0) * (variantOf('top') === null ? 1 : lowUnderTop)
  return `${x} ${y + lower} ${size} ${size}`
}
