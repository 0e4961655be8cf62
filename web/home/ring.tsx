const r = 26
const circumference = 2 * Math.PI * r

export function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 64 64" className="size-16 shrink-0 -rotate-90" fill="none" aria-hidden="true">
      <circle
        cx="32"
        cy="32"
        r={r}
        className="stroke-border forced-colors:stroke-[CanvasText] forced-colors:[stroke-width:1]"
        strokeWidth="7"
      />
      {share > 0 && (
        <circle
          cx="32"
          cy="32"
          r={r}
          className="stroke-primary forced-colors:stroke-[Highlight]"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={`${Math.min(1, share) * circumference} ${circumference}`}
        />
      )}
    </svg>
  )
}
