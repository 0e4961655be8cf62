import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import { type Random, createRandom } from '#server/demo/random.ts'
import { monthDays, type PracticeTime, practiceTimesOf } from '#server/demo/habits.ts'
import { heavyHeart } from '#server/demo/lines/doctor.es.ts'
import type { Dialogue } from '#server/demo/lines/dialogue.ts'
import type { IdOf } from '#server/demo/partners.actions.ts'
import { chatbotOf, type Offer } from '#server/demo/partners.ts'
import type { Person } from '#server/demo/people.ts'
import { simulateConversation, type SimulatedConversation } from '#server/demo/conversation.actions.ts'
import { findMonth } from '#server/demo/backdate.queries.ts'
import type { Services } from '#server/services/services.ts'

export interface EnrolledStudent {
  id: string
  person: Person
  offers: readonly Offer[]
}

type Month = Awaited<ReturnType<typeof findMonth>>

const minute = 60_000
const minutesOfDay = 24 * 60
/** In minutes: before, today has no practice yet. */
const firstMinute = 200
const maxCarelessness = 0.45
/** The percentage of conversations that are left before their end. */
const leftShare = 9
const troubled = { mailbox: 'omar.khalil', daysAgo: 1, minute: 21 * 60 + 12 } as const

export async function simulateMonth(
  services: Services,
  tx: Transaction<Tables>,
  school_id: string,
  { students, idOf }: { students: readonly EnrolledStudent[]; idOf: IdOf },
): Promise<void> {
  const month = await findMonth(tx, school_id, monthDays)
  for (const [place, student] of students.entries()) {
    const { native_language } = student.person
    const practiceSession = {
      school_id,
      student_id: student.id,
      practice_session_id: '',
      native_language,
      student_address: 'informal',
      microphone: 'off',
    } as const
    // A seed per student, so that a change of one leaves the others as they are.
    const random = createRandom(place + 1)
    for (const conversation of conversationsOf(student, idOf, month, random))
      await simulateConversation(services, tx, practiceSession, conversation, random)
  }
}

function conversationsOf(
  { person, offers }: EnrolledStudent,
  idOf: IdOf,
  month: Month,
  random: Random,
): SimulatedConversation[] {
  const repertoire = random.shuffle(offers.flatMap((offer) => offer.dialogues.map((dialogue) => ({ offer, dialogue }))))
  const carelessness = maxCarelessness * random.next()
  const times = practiceTimesOf(person.habit, (daysAgo) => month.days[daysAgo]?.is_weekend ?? false, random)
  const conversations = times.flatMap((time, index) => {
    const next = repertoire[index % repertoire.length]
    const begins = startOf(time, month)
    if (!next || begins === null) return []
    const isFinished = random.between(1, 100) > leftShare
    const dialogue = isFinished ? next.dialogue : next.dialogue.slice(0, random.between(2, 4))
    const { offer } = next
    const target = { partner: partnerIdOf(offer, idOf), language: chatbotOf(offer).language }
    return [{ ...target, dialogue: withName(dialogue, person), carelessness, begins, isFinished }]
  })
  return person.mailbox === troubled.mailbox ? [...conversations, ...troubledConversation(idOf, month)] : conversations
}

function troubledConversation(idOf: IdOf, month: Month): SimulatedConversation[] {
  const begins = startOf(troubled, month)
  const target = { partner: { chatbot_id: idOf('consulta') }, dialogue: heavyHeart, language: 'es' as const }
  return begins === null ? [] : [{ ...target, carelessness: 0, begins, isFinished: false }]
}

const partnerIdOf = (offer: Offer, idOf: IdOf) =>
  'avatar' in offer ? { avatar_id: idOf(offer.avatar) } : { chatbot_id: idOf(offer.chatbot) }

const withName = (dialogue: Dialogue, { first_name }: Person): Dialogue =>
  dialogue.map((text) => text.replaceAll('{first_name}', first_name))

// Times of today's evening are scaled into the hours that have passed.
function startOf(time: PracticeTime, { days, now }: Month): number | null {
  const begins = Date.parse(days[time.daysAgo]?.begins ?? now)
  if (time.daysAgo > 0) return begins + time.minute * minute
  const until = (Date.parse(now) - begins) / minute
  return until < firstMinute ? null : begins + Math.floor((time.minute * until) / minutesOfDay) * minute
}
