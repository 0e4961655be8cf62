import { type ReactNode, useRef } from 'react'
import type { Look } from '#contract/values/looks.ts'
import { cx } from '../ui/cx.ts'
import { Drawing } from './drawing/drawing.tsx'
import { paletteOf } from './style/offers.ts'
import { type FaceAnimation, useFaceAnimation } from './life/use-face-animation.ts'
import { useStyle } from './style/use-style.ts'
import type { Style } from './style/style.ts'

interface FaceProps {
  look: Look
  label?: string
  bare?: boolean
}

export function Face({
  look,
  label,
  bare,
  mood,
  mouthAt,
  isQuestion = false,
}: FaceProps & Omit<FaceAnimation, 'isQuestion'> & { isQuestion?: boolean }) {
  const style = useStyle(look.style)
  const drawing = useRef<SVGSVGElement>(null)
  useFaceAnimation(drawing, style && look.style + JSON.stringify(look.parts), { mood, mouthAt, isQuestion: isQuestion })
  return (
    <Frame style={style} look={look} label={label} bare={bare}>
      {style && <Drawing key={look.style} ref={drawing} style={style} look={look} animated />}
    </Frame>
  )
}

export function StaticFace({ look, label, bare }: FaceProps) {
  const style = useStyle(look.style)
  return (
    <Frame style={style} look={look} label={label} bare={bare}>
      {style && <Drawing style={style} look={look} />}
    </Frame>
  )
}

// Dims light backgrounds in dark mode without changing the face's colours.
const dimClasses = 'dark:bg-linear-to-b dark:from-surface/16 dark:to-surface/16'

interface FrameProps {
  style: Style | null
  look: Look
  label: string | undefined
  bare: boolean | undefined
  children: ReactNode
}

function Frame({ style, look, label, bare = false, children }: FrameProps) {
  const behind = look.colors['background'] ?? (style && paletteOf(style, 'background')[0])
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx('isolate block aspect-square w-full overflow-hidden rounded-[inherit]', !bare && dimClasses)}
      style={bare || !behind ? undefined : { backgroundColor: behind }}
    >
      {style ? children : <FacePlaceholder />}
    </span>
  )
}

const FacePlaceholder = () => (
  <span className="relative block size-full opacity-40 transition-opacity delay-700 duration-500 starting:opacity-0">
    <span className="absolute start-[28%] top-[28%] size-[28%] rounded-[50%] rounded-es-[12%] bg-primary" />
    <span className="absolute start-[47%] top-[48%] size-[25%] rounded-[50%] rounded-ee-[12%] bg-primary/55" />
  </span>
)
