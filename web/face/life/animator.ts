import type { Viseme } from '../../speech/lips/viseme.ts'
import { type Mood, type Pose, poseOf, stillPose } from '../drawing/poses.ts'

export interface FaceFrame {
  pose: Pose
  isBlinking: boolean
  mouth: Viseme
}
export interface FaceActivity {
  mood: Mood
  viseme: Viseme
  isQuestion: boolean
}
/** `at` in milliseconds; call it in ascending order. */
export type Animator = (at: number, doing: FaceActivity) => FaceFrame

const blinkLasts = 120
/** Time constant in milliseconds of the move from one pose to the next. */
const ease = 160
const stressFades = 260
const stressed: ReadonlySet<Viseme> = new Set(['open', 'round', 'wide'])

export function createAnimator(random: () => number): Animator {
  // Desynchronizes the breathing of several faces on a page.
  const phase = random() * 100_000
  const blinksAt = createBlinks(random)
  const stressAt = createStress(random)
  let pose = stillPose
  let before: number | null = null
  return (at, { mood, viseme, isQuestion }) => {
    const stress = stressAt(at, viseme)
    const wanted = poseOf(mood, at + phase, isQuestion && mood === 'speaking' ? 1 : stress)
    const nearer = before === null ? 1 : 1 - Math.exp((before - at) / ease)
    before = at
    pose = between(pose, wanted, nearer)
    return { pose, isBlinking: blinksAt(at), mouth: viseme }
  }
}

function createBlinks(random: () => number) {
  let next: number | null = null
  return (at: number) => {
    next ??= at + 2000 + random() * 4000
    if (at >= next + blinkLasts) next = at + 2000 + random() * 4000
    return at >= next
  }
}

function createStress(random: () => number) {
  let last: Viseme = 'rest'
  let since = Number.NEGATIVE_INFINITY
  return (at: number, viseme: Viseme) => {
    const isNew = viseme !== last && stressed.has(viseme)
    last = viseme
    if (isNew && at - since > 700 && random() < 0.5) since = at
    return Math.exp((since - at) / stressFades)
  }
}

const between = (from: Pose, to: Pose, share: number): Pose => ({
  turn: from.turn + (to.turn - from.turn) * share,
  right: from.right + (to.right - from.right) * share,
  down: from.down + (to.down - from.down) * share,
  size: from.size + (to.size - from.size) * share,
  gazeRight: from.gazeRight + (to.gazeRight - from.gazeRight) * share,
  gazeDown: from.gazeDown + (to.gazeDown - from.gazeDown) * share,
  wide: from.wide + (to.wide - from.wide) * share,
  brows: from.brows + (to.brows - from.brows) * share,
})
