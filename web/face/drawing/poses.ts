export type Mood = 'idle' | 'listening' | 'thinking' | 'speaking'

/** Units: degrees, hundredths of the part's size, and factors. */
export interface Pose {
  turn: number
  right: number
  down: number
  size: number
  gazeRight: number
  gazeDown: number
  wide: number
  brows: number
}

/** Seconds. */
const ponderLasts = 4.4

export const stillPose: Pose = { turn: 0, right: 0, down: 0, size: 1, gazeRight: 0, gazeDown: 0, wide: 1, brows: 0 }

/** `at` in milliseconds; `stress` from 0 to 1 raises the brows. */
export function poseOf(mood: Mood, at: number, stress: number): Pose {
  const time = at / 1000
  const breath = 0.4 * Math.sin(time * 1.5)
  const sway = 0.6 * Math.sin(time * 0.55) + 0.4 * Math.sin(time * 0.31 + 2)
  const idle: Pose = { ...stillPose, turn: sway, right: 0.3 * Math.sin(time * 0.4), down: breath }
  if (mood === 'listening')
    return { ...idle, turn: 2 + sway * 0.4, down: breath + nod(time), size: 1.015, wide: 1.06, brows: 0.35 }
  if (mood === 'thinking') return { ...idle, ...ponder(time), down: breath - 0.5 }
  if (mood === 'speaking') {
    const lively = 0.9 * Math.sin(time * 1.7) + 0.6 * Math.sin(time * 2.9 + 1)
    return { ...idle, turn: lively, down: breath + 0.8 * stress, wide: 1 + 0.04 * stress, brows: stress }
  }
  return idle
}

/** Two nods about every four seconds, in hundredths of the head's size. */
function nod(time: number): number {
  const since = time % 4.3
  return since < 1.1 ? 1.1 * Math.sin((since / 1.1) * Math.PI * 2) ** 2 : 0
}

function ponder(time: number): Pick<Pose, 'turn' | 'gazeRight' | 'gazeDown' | 'brows'> {
  const round = (time / ponderLasts) * Math.PI * 2
  const isRight = Math.sin(round) > 0
  return { turn: 3 * Math.sin(round - 0.9), gazeRight: isRight ? 5 : -5, gazeDown: isRight ? -7 : -10, brows: 0.6 }
}
