import { newToken } from '#server/test/worlds/join-world.ts'
import { clientOf, goodPassword } from '#server/test/world.ts'
import { ticketIn } from '../load/staff/factor.ts'
import { newRecordingId, recordingOf } from '../load/speech/sound-search.ts'
import type { SoakSchool } from './schools.ts'
import { sendTo } from './send-to.ts'

const dayMs = 86_400_000

// Deleted again, so that the schools keep their size.
export async function setHomework({ teacher: { api }, class_id, chatbot_id }: SoakSchool): Promise<void> {
  const due_on = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10)
  const { items } = await api.tasks.add({ body: { chatbot_id, class_ids: [class_id], due_on, times: 1 } })
  for (const { id } of items) await api.tasks.remove({ params: { id } })
}

export async function join({ api, join_code: code }: SoakSchool, address: string): Promise<void> {
  const first_name = `Joiner ${crypto.randomUUID()}`
  const attempt = { code, token: newToken(), kind: 'join' as const, first_name }
  const { state } = await clientOf(sendTo(address)).joining.join({ body: attempt })
  if (state !== 'approved') throw new Error(`a student who joined is ${state}`)
  const { items } = await api.students.list({ query: { search: first_name } })
  for (const { id } of items) await api.students.remove({ params: { id } })
}

export async function hear({ student, conversation: id }: SoakSchool): Promise<void> {
  const file = new Blob([recordingOf(newRecordingId(), 2)], { type: 'audio/webm' })
  const { text } = await student.hearing.transcribe({ params: { id }, file })
  if (text === '') throw new Error('nothing was heard')
}

export async function signInWithCode({ teacher }: SoakSchool, address: string): Promise<void> {
  const anonymous = clientOf(sendTo(address))
  const credentials = { email: teacher.email, password: goodPassword }
  const ticket = await anonymous.auth.login({ body: credentials }).then(() => null, ticketIn)
  if (ticket === null) throw new Error('the password alone signed in')
  const recovery_code = teacher.codes.shift() ?? ''
  const signedIn = await anonymous.factors.secondStep({ body: { ticket, proof: { recovery_code } } })
  const api = clientOf(sendTo(address, signedIn.authToken))
  if (teacher.codes.length === 0) teacher.codes = [...(await api.factors.renewCodes()).recovery_codes]
  await api.auth.logout()
}
