import type { Fill } from './hostile-calls.ts'
import { hostile } from './hostile-text.ts'

/** The class gets another name twice, and a new one begins. */
export async function startTerm(fill: Fill, class_id: string): Promise<void> {
  const students = { step: 'stay' }
  const body = {
    classes: [{ class_id, act: 'carry_on', name: hostile(80), students, exceptions: [], renew_links: false }],
    new_classes: [{ name: hostile(80), language: null, level: null, teacher_ids: [] }],
  }
  const { state } = await fill('rollovers.rehearse', { body })
  await fill('rollovers.start', { body, status: 409 })
  await fill('rollovers.start', { body: { ...body, state } })
  const params = { id: class_id }
  const { version } = await fill('classes.get', { params })
  await fill('classes.edit', { params, body: { version } })
}
