import { addApp } from '#server/test/peers/authenticator-app.ts'
import { type Api, clientOf, goodPassword, type School } from '#server/test/world.ts'
import { awaitMailedToken, readMailedTokens } from '../load/staff/mailed-tokens.ts'
import { sendTo } from './send-to.ts'

/** Signs in with a password and a code of its app; `codes` are for when there is none. */
export interface SoakTeacher {
  api: Api
  email: string
  codes: string[]
}

interface RunningServer {
  address: string
  dataDir: string
}

export async function inviteTeacher(
  { address, dataDir }: RunningServer,
  { api, signedIn: { user } }: School,
  class_id: string,
): Promise<SoakTeacher> {
  const mailed = readMailedTokens(dataDir, user.school.id)
  await api.auth.confirmEmail({ body: { token: await awaitMailedToken(mailed, user.email) } })
  const email = `${crypto.randomUUID()}@staff.example`
  await api.staff.invite({ body: { emails: [email], role: 'teacher', class_ids: [class_id] } })
  const token = await awaitMailedToken(mailed, email, '/invitation')
  const accepted = { token, name: 'Marta', password: goodPassword }
  const { authToken } = await clientOf(sendTo(address)).staff.acceptInvitation({ body: accepted })
  const own = clientOf(sendTo(address, authToken))
  const { codes } = await addApp({ api: own })
  return { api: own, email, codes }
}
