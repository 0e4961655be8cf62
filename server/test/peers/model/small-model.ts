import type { Behaviour } from '#server/test/peers/model/behaviours.ts'
import type { ModelRequest } from '#server/test/peers/model/model-peer.ts'

/** What small models do that larger ones do less. */
export const habits = {
  drifts:
    'Permítame expresarle nuestra más sincera bienvenida, confiando en que las exquisiteces elaboradas artesanalmente satisfagan sus exigencias gastronómicas. ¿Qué desea?',
  asksTwice: 'Muy bien. ¿Quiere un café? ¿O prefiere un té? Tenemos de todo.',
  leavesRole: 'Soy un modelo de lenguaje entrenado por un laboratorio. Puedo ayudarte con muchos temas.',
  changesLanguage: 'Sure! Here is what you could say to the waiter in this situation.',
  refuses: 'I’m sorry, but I can’t help with that.',
  refusesInSpanish: 'Lo siento, pero no puedo ayudarte con eso. ¿Hay algo más?',
} as const

export const good = 'Muy bien. ¿Quiere un café?'

export interface Marking {
  written: string
  better: string
  kind: string
  reason?: string
}

export const marks = (findings: readonly Marking[], steps_done: readonly unknown[] = []): string =>
  JSON.stringify({ findings: findings.map((each) => ({ reason: 'Because.', ...each })), steps_done })

export const isTutored = ({ body }: ModelRequest): boolean =>
  body.messages[0]?.content.startsWith('You mark one message') === true

export const smallModel =
  (says: string, tutor: string) =>
  (request: ModelRequest): Behaviour => ({ does: 'answers', text: isTutored(request) ? tutor : says })
