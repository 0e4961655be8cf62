import type { School, World } from '#server/test/world.ts'

export async function openFamily(world: World) {
  const school = await world.signUp({ tier: 'pro', school_name: 'Escuela Sol' })
  await writeToFamilies(school)
  const { id: student_id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  const params = { id: student_id }
  const email = `family-${crypto.randomUUID()}@mail.example`
  const set = (address = email) => school.api.guardians.set({ params, body: { email: address, language: null } })
  const guardian = async () => (await school.api.guardians.get({ params })).guardian
  const age = (days: number) =>
    world.pool.query(
      `update guardian_questions set asked_at = asked_at - make_interval(days => $2) where student_id = $1`,
      [student_id, days],
    )
  return { school, student_id, params, email, set, guardian, age }
}

export async function writeToFamilies({ api }: School, writes_guardians = true): Promise<void> {
  const { version } = await api.school.get()
  await api.school.edit({ body: { version, writes_guardians } })
}

export const guardianPathIn = (text: string): string => /\/guardians\/[\w-]{86}/.exec(text)?.[0] ?? ''
