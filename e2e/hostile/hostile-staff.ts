import { setTimeout as sleep } from 'node:timers/promises'
import type { Fill } from './hostile-calls.ts'
import { hostile } from './hostile-text.ts'

/** A teacher whose name is markup, and what is refused around invitations and factors. */
export async function employ(address: string, as: (token: string) => Fill, fill: Fill): Promise<void> {
  const anonymous = as('')
  await anonymous('staff.openInvitation', { status: 422 })
  await anonymous('staff.acceptInvitation', { status: 422 })
  await fill('staff.invite', {
    body: { emails: [`teacher-${crypto.randomUUID()}@school.example`], role: 'teacher', class_ids: [] },
  })
  const token = await mailedToken(address, '/invitation')
  await anonymous('staff.acceptInvitation', { body: { token, password: 'a-quiet-river-42', interface_language: 'en' } })
  await fill('factors.addPasskey', { body: { response: {} }, status: 403 })
  await fill('google.confirm', { status: 404 })
  await fill('factors.confirm', { body: { password: hostile(100) }, status: 403 })
  await anonymous('factors.secondStep', { status: 400 })
}

async function mailedToken(address: string, path: string): Promise<string> {
  for (;;) {
    const mails = await (await fetch(`${address}/dev/mail`)).text()
    const token = new RegExp(`${path}#token=([\\w-]+)`).exec(mails)?.[1]
    if (token) return token
    await sleep(200)
  }
}

/** A code, and a student who waits with markup as name. */
export async function askToJoin(as: (token: string) => Fill, fill: Fill, class_id: string): Promise<void> {
  const closes_at = new Date(Date.now() + 3_600_000).toISOString()
  const settings = { max_students: 30, closes_at, needs_approval: true, asks_last_name: true }
  // There is no code whose version could be named.
  const body = { ...settings, version: undefined }
  const { code } = await fill('joining.open', { params: { id: class_id }, body })
  const anonymous = as('')
  await anonymous('joining.offer', { status: 404 })
  await anonymous('joining.offer', { body: { code } })
  const token = 'x'.repeat(43)
  await anonymous('joining.join', { body: { token, kind: 'join' }, status: 404 })
  await anonymous('joining.join', { body: { code, token, kind: 'join' } })
}
