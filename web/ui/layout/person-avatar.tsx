import { cx } from '../cx.ts'

const sizes = {
  xs: 'size-6 text-[0.625rem]',
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-12 text-base',
  xl: 'size-20 text-2xl',
} as const

const colours = [
  'bg-person-1 text-on-person-1',
  'bg-person-2 text-on-person-2',
  'bg-person-3 text-on-person-3',
  'bg-person-4 text-on-person-4',
  'bg-person-5 text-on-person-5',
  'bg-person-6 text-on-person-6',
  'bg-person-7 text-on-person-7',
  'bg-person-8 text-on-person-8',
] as const

type PersonAvatarProps = {
  name: string
  /** Determines the colour; stable when the name changes. */
  seed: string
  picture?: string | null | undefined
  size?: keyof typeof sizes
  /** The accessible name, if no visible name is beside it. */
  label?: string
}

export function PersonAvatar({ name, seed, picture, size = 'lg', label }: PersonAvatarProps) {
  const frame = cx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', sizes[size])
  if (picture) {
    return (
      <img src={picture} alt={label ?? ''} className={cx(frame, 'bg-surface-sunken object-cover')} loading="lazy" />
    )
  }
  return (
    <span
      className={cx(frame, 'font-semibold tracking-wide select-none', colours[hash(seed) % colours.length])}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {initials(name)}
    </span>
  )
}

const letters = new Intl.Segmenter()

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const firsts = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => letters.segment(word ?? '').containing(0)?.segment,
  )
  return firsts.join('').toLocaleUpperCase()
}

function hash(text: string): number {
  let sum = 2166136261
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (sum ^ (sum >>> 15)) >>> 0
}
