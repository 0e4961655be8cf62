import { Mark } from './mark.tsx'

export function Wordmark({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight text-text">
      <Mark size={size} />
      {name}
    </span>
  )
}
