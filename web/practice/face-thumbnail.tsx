import type { Look } from '#contract/values/looks.ts'
import { Mark } from '../ui/brand/mark.tsx'
import { lazyWithFallback } from './lazy-with-fallback.tsx'

const Face = lazyWithFallback<{ look: Look }>(async () => (await import('../face/face.tsx')).StaticFace, {
  Placeholder: () => <span className="block size-full animate-shimmer bg-border" />,
  ErrorFallback: () => <Mark size={40} />,
})
const sizes = {
  sm: 'size-11 rounded-full',
  lg: 'size-20 rounded-full',
  fill: 'aspect-square w-full rounded-lg',
} as const

interface SmallFaceProps {
  look: Look
  size: keyof typeof sizes
}

export function FaceThumbnail({ look, size }: SmallFaceProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden bg-surface-sunken ${sizes[size]}`}
    >
      <Face look={look} />
    </span>
  )
}
