import type { Transaction } from 'kysely'
import { setAssignments } from '#server/assignments/assignments.actions.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { addClass } from '#server/classes/classes.actions.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { addressOf } from '#server/demo/demo-school.ts'
import type { EnrolledStudent } from '#server/demo/month.actions.ts'
import type { IdOf } from '#server/demo/partners.actions.ts'
import { chatbotOf, type Offer, offers, privateOffers } from '#server/demo/partners.ts'
import { privateStudents, classNames, people, type Person } from '#server/demo/people.ts'
import { addStudent } from '#server/students/students.actions.ts'

type Tx = Transaction<Tables>

export async function enrolStudents(tx: Tx, account: Account, idOf: IdOf): Promise<EnrolledStudent[]> {
  const enrolled: EnrolledStudent[] = []
  for (const name of classNames) {
    const language = offers[name].map((offer) => chatbotOf(offer).language)[0] ?? null
    const group = await addClass(tx, account, { name, language, level: people[name][0]?.level ?? null })
    for (const person of people[name]) {
      const id = await enrol(tx, account, person, { place: enrolled.length, class_ids: [group.id] })
      enrolled.push({ id, person, offers: offers[name] })
    }
    await assign(tx, account, offers[name], idOf, { class_ids: [group.id] })
  }
  for (const person of privateStudents) {
    const id = await enrol(tx, account, person, { place: enrolled.length, class_ids: [] })
    enrolled.push({ id, person, offers: privateOffers })
    await assign(tx, account, privateOffers, idOf, { student_ids: [id] })
  }
  return enrolled
}

async function enrol(
  tx: Tx,
  account: Account,
  { habit: _habit, mailbox, ...fields }: Person,
  { place, class_ids }: { place: number; class_ids: string[] },
): Promise<string> {
  const email = mailbox === null ? null : addressOf(mailbox)
  const { id } = await addStudent(tx, account, { ...fields, email, student_number: `AP-${1041 + place}`, class_ids })
  return id
}

async function assign(
  tx: Tx,
  account: Account,
  offered: readonly Offer[],
  idOf: IdOf,
  { student_ids = [], class_ids = [] }: { student_ids?: string[]; class_ids?: string[] },
): Promise<void> {
  const chatbot_ids = offered.flatMap((offer) => ('chatbot' in offer ? [idOf(offer.chatbot)] : []))
  const avatar_ids = offered.flatMap((offer) => ('avatar' in offer ? [idOf(offer.avatar)] : []))
  await setAssignments(tx, account, { chatbot_ids, avatar_ids, student_ids, class_ids, on: true })
}
