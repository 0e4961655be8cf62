export function TypingDots({ label }: { label: string }) {
  return (
    <div className="self-start rounded-xl rounded-es-xs bg-surface-raised px-3.5 py-3 ring-1 ring-border ring-inset">
      <span className="sr-only">{label}</span>
      <Dots />
    </div>
  )
}

export function Dots({ isLarge = false }: { isLarge?: boolean }) {
  const classes = `animate-shimmer rounded-full bg-muted ${isLarge ? 'size-2' : 'size-1.5'}`
  return (
    <span className={`flex ${isLarge ? 'gap-1.5' : 'gap-1'}`} aria-hidden="true">
      <span className={classes} />
      <span className={`${classes} [animation-delay:200ms]`} />
      <span className={`${classes} [animation-delay:400ms]`} />
    </span>
  )
}
