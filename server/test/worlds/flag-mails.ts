import { expect } from 'vitest'
import type { Mail } from '#server/mail/mail.ts'
import { idOf } from '#server/test/peers/sandbox-schools.ts'
import { giveChatbot, type PracticeStudent } from '#server/test/practice-world.ts'
import type { School, World } from '#server/test/world.ts'

export const alarm = 'I want to kill myself'

export function flagMailsOf(world: World) {
  const queued = (school: School, condition: string) =>
    world.pool.query<{ minutes: number }>(
      `select (extract(epoch from start_after - now()) / 60)::float8 as minutes from pgboss.job
       where data->>'school_id' = $1 and data->>'kind' = 'conversation_flagged' and ${condition}`,
      [idOf(school)],
    )
  return {
    schoolmate: async ({ school }: PracticeStudent, first_name: string): Promise<PracticeStudent> => {
      const { id: student_id } = await school.api.students.add({ body: { first_name } })
      const chatbot_id = await giveChatbot(school, { student_ids: [student_id] })
      return { ...(await world.openPracticeSession(school, student_id)), school, student_id, chatbot_id }
    },
    flaggedMails: ({ signedIn }: School): Mail[] =>
      world.mailbox.all().filter(({ to, text }) => to === signedIn.user.email && text.includes('flagged')),
    /** In how many minutes the mails of a school go out. */
    waiting: async (school: School): Promise<number[]> =>
      (await queued(school, `state = 'created'`)).rows.map(({ minutes }) => minutes),
    hurry: (school: School) =>
      world.pool.query(
        `update pgboss.job set start_after = now() where data->>'school_id' = $1 and data->>'kind' = 'conversation_flagged' and state = 'created'`,
        [idOf(school)],
      ),
    settled: (school: School) =>
      expect.poll(async () => (await queued(school, `state <> 'completed'`)).rows).toEqual([]),
  }
}
