/** Somebody is about to answer; the label is for screen readers. */
export function TypingDots({ label }: { label: string }) {
  return (
    <div className="self-start rounded-xl rounded-es-xs bg-surface-raised px-3.5 py-3 ring-1 ring-border ring-inset">
      <span className="sr-only">{label}</span>
      <span className="flex gap-1" aria-hidden="true">
        <span className={dotLook} />
        <span className={`${dotLook} [animation-delay:200ms]`} />
        <span className={`${dotLook} [animation-delay:400ms]`} />
      </span>
    </div>
  )
}

const dotLook = 'size-1.5 animate-shimmer rounded-full bg-muted'
