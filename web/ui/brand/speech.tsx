/** `toward` is in radians, clockwise from the right. */
export function speechPath(x: number, y: number, r: number, toward: number): string {
  const at = (angle: number, reach: number) =>
    `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`
  const tip = r * 1.28
  const lean = Math.acos(r / tip)
  const near = (side: number) => {
    const share = 0.84
    const [fromX, fromY] = [Math.cos(toward + side * lean) * r, Math.sin(toward + side * lean) * r]
    const [toX, toY] = [Math.cos(toward) * tip, Math.sin(toward) * tip]
    return `${round(x + fromX + (toX - fromX) * share)} ${round(y + fromY + (toY - fromY) * share)}`
  }
  return `M${at(toward + lean, r)}A${r} ${r} 0 1 1 ${at(toward - lean, r)}L${near(-1)}Q${at(toward, tip)} ${near(1)}Z`
}

type SpeechProps = { x: number; y: number; r: number; toward: number; className: string; opacity?: number }

export function Speech({ x, y, r, toward, className, opacity = 1 }: SpeechProps) {
  return <path d={speechPath(x, y, r, toward)} className={className} fillOpacity={opacity} />
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** In radians and pixels. */
export function seat(centre: { x: number; y: number }, turn: number, reach: number): { x: number; y: number } {
  return { x: round(centre.x + Math.cos(turn) * reach), y: round(centre.y + Math.sin(turn) * reach) }
}
