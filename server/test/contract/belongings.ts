import type { IdOf, NamedEndpoint } from '#server/test/contract/endpoints.ts'
import { joinSettings, newToken } from '#server/test/worlds/join-world.ts'
import { begin, type PracticeStudent } from '#server/test/practice-world.ts'
import { jsonSchemaOf } from '#server/test/contract/samples.ts'
import type { World } from '#server/test/world.ts'

// A path parameter that is not an id is declared in `params`.
export const takesIds = ([, { path, params, query, body }]: NamedEndpoint): boolean =>
  (path.includes(':') && !params) ||
  [query, body].some((schema) => schema && JSON.stringify(jsonSchemaOf(schema, 'input')).includes('"uuid"'))

export async function belongingsOf(world: World, student: PracticeStudent): Promise<(name: string) => IdOf> {
  const { student_id, chatbot_id } = student
  const { api } = student.school
  const look = { style: 'clay', parts: {}, colors: {} } as const
  const { id: avatar_id } = await api.avatars.add({ body: { name: 'Theirs', language: 'es', look, chatbot_id } })
  const { id: class_id } = await api.classes.add({ body: { name: 'Theirs' } })
  const { import_id } = await api.imports.preview({ file: new Blob(['First name\nAda\n'], { type: 'text/csv' }) })
  const conversation_id = await begin(student)
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into notices (school_id, kind) values ($1, 'payment_failed') returning id`,
    [student.school.signedIn.user.school.id],
  )
  const notice = rows[0]?.id
  const { invited } = await api.staff.invite({
    body: { emails: [`${crypto.randomUUID()}@x.example`], role: 'teacher', class_ids: [] },
  })
  const member = (await world.addMember(student.school, 'teacher')).signedIn.user.id
  const session = (await api.sessions.list()).items[0]?.id
  const { items } = await api.tasks.add({
    body: { chatbot_id, class_ids: [class_id], due_on: new Date().toISOString().slice(0, 10), times: 1 },
  })
  const joining = await api.joining.open({ params: { id: class_id }, body: joinSettings() })
  const attempt = { code: joining.code, token: newToken(), kind: 'join', first_name: 'Ada' } as const
  await world.anonymous.joining.join({ body: attempt })
  const request = (await api.joining.waiting()).items[0]?.id
  const idOf: Record<string, string | undefined> = {
    classes: class_id,
    joining: class_id,
    'joining.approve': request,
    'joining.refuse': request,
    imports: import_id,
    sessions: session,
    staff: member,
    'staff.resend': invited[0]?.id,
    'staff.withdraw': invited[0]?.id,
    chatbots: chatbot_id,
    avatars: avatar_id,
    conversations: conversation_id,
    tasks: items[0]?.id,
    'tasks.table': class_id,
    'tasks.ofStudent': student_id,
    practice: conversation_id,
  }
  const known = (name: string): Record<string, string | undefined> => ({
    id: idOf[name] ?? idOf[name.split('.')[0] ?? ''] ?? student_id,
    ids: name.startsWith('notices.') ? notice : student_id,
    until: notice,
    members_last: class_id,
    student_id,
    student_ids: student_id,
    class_id,
    class_ids: class_id,
    chatbot_id,
    chatbot_ids: chatbot_id,
    avatar_id,
    avatar_ids: avatar_id,
    import_id,
  })
  return (name) => {
    const ids = known(name)
    return (field) => ids[field]
  }
}
