import { Speech } from './speech.tsx'

export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <Speech x={12.4} y={12.4} r={10.2} toward={2.356} className="fill-primary" />
      <Speech x={20.6} y={20.2} r={9} toward={0.785} className="fill-primary" opacity={0.55} />
    </svg>
  )
}
