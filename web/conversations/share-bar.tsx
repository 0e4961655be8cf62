type ShareBarProps = {
  share: number
  text: string
}

export function ShareBar({ share, text }: ShareBarProps) {
  return (
    <span className="flex items-center gap-2 tabular-nums">
      <span
        className="h-1.5 w-12 shrink-0 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-border ring-inset"
        aria-hidden="true"
      >
        <span className="block h-full rounded-full bg-primary" style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      {text}
    </span>
  )
}
