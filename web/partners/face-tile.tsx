import type { ReactNode } from 'react'
import type { Look } from '#contract/values/looks.ts'
import { StaticFace } from '../face/face.tsx'
import { cx } from '../ui/cx.ts'

const sizes = {
  sm: 'size-8 rounded-md',
  md: 'size-10 rounded-lg',
  lg: 'size-20 rounded-xl',
  round: 'size-14 rounded-full sm:size-16',
  wide: 'w-full aspect-square rounded-lg',
} as const

type FaceTileProps = { look: Look; size?: keyof typeof sizes }

export const FaceTile = ({ look, size = 'md' }: FaceTileProps): ReactNode => (
  <span aria-hidden="true" className={cx('block shrink-0 overflow-hidden bg-surface-sunken', sizes[size])}>
    <StaticFace look={look} />
  </span>
)
