import { FillBar } from '../ui/states/fill-bar.tsx'

type ShareBarProps = {
  share: number
  text: string
}

export function ShareBar({ share, text }: ShareBarProps) {
  return (
    <span className="flex items-center gap-2 tabular-nums">
      <FillBar share={share} className="h-1.5 w-12 shrink-0" />
      {text}
    </span>
  )
}
