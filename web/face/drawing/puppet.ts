import type { Viseme } from '../../speech/lips/viseme.ts'
import type { FaceFrame } from '../life/animator.ts'
import { type Pose, stillPose } from './poses.ts'

export type Puppet = (frame: FaceFrame) => void

export const restFrame: FaceFrame = { pose: stillPose, isBlinking: false, mouth: 'rest' }

export function createPuppet(drawing: SVGSVGElement): Puppet {
  const allOf = (selector: string) => [...drawing.querySelectorAll<SVGGElement>(selector)]
  const eyes = allOf('[data-eyes]')
  const brows = allOf('[data-brows]')
  const mouths = allOf('[data-mouth]')
  const lids = allOf('[data-lids]')
  const hasLids = lids.length > eyes.length
  const isSteady = eyes.some((group) => group.dataset['eyes'] === 'still')
  const turnHead = onChange((transform) => drawing.style.setProperty('transform', transform))
  const turnEyes = onChange((transform) => move(eyes, transform))
  const raiseBrows = onChange((transform) => move(brows, transform))
  const show = onChange<Viseme>((mouth) => {
    drawing.dataset['viseme'] = mouth
    showOnly(mouths, 'mouth', mouth)
  })
  const close = onChange<'open' | 'closed'>((state) => showOnly(lids, 'lids', state))
  return ({ pose, isBlinking, mouth }) => {
    const isClosed = isBlinking && !isSteady
    turnHead(headTransform(pose))
    // Eyes drawn with glasses don't move: the glasses would move with them.
    turnEyes(eyesTransform(isSteady ? { ...pose, gazeRight: 0, gazeDown: 0 } : pose, isClosed && !hasLids))
    raiseBrows(`translateY(${(pose.brows * -16).toFixed(0)}%)`)
    if (hasLids) close(isClosed ? 'closed' : 'open')
    show(mouth)
  }
}

function onChange<Value extends string>(act: (value: Value) => void) {
  let last: Value | undefined
  return (value: Value) => {
    if (value !== last) act(value)
    last = value
  }
}

const move = (groups: readonly SVGGElement[], transform: string) => {
  for (const group of groups) group.style.setProperty('transform', transform)
}

const showOnly = (groups: readonly SVGGElement[], name: string, value: string) => {
  for (const group of groups) {
    if (group.dataset[name] === value) group.removeAttribute('display')
    else group.setAttribute('display', 'none')
  }
}

const headTransform = ({ right, down, turn, size }: Pose) =>
  `translate(${right.toFixed(2)}%, ${down.toFixed(2)}%) rotate(${turn.toFixed(2)}deg) scale(${size.toFixed(3)})`

// Rounded to coarse steps: inner parts are repainted, while the head is a compositor layer.
const eyesTransform = ({ gazeRight, gazeDown, wide }: Pose, isFlat: boolean) =>
  `translate(${gazeRight.toFixed(0)}%, ${gazeDown.toFixed(0)}%) scaleY(${isFlat ? 0.16 : wide.toFixed(2)})`
