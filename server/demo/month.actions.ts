import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import { type Chance, createChance } from '#server/demo/chance.ts'
import { monthDays, type Sitting, sittingsOf } from '#server/demo/habits.ts'
import { heavyHeart } from '#server/demo/lines/doctor.es.ts'
import type { Take } from '#server/demo/lines/takes.ts'
import type { IdOf } from '#server/demo/partners.actions.ts'
import { chatbotOf, type Offer } from '#server/demo/partners.ts'
import type { Person } from '#server/demo/people.ts'
import { holdTalk, type Talk } from '#server/demo/talk.actions.ts'
import { findMonth } from '#server/demo/times.queries.ts'
import type { Services } from '#server/services/services.ts'

/** A student of the demo as they stand in the school, with what they were offered. */
export interface Enrolled {
  id: string
  person: Person
  offers: readonly Offer[]
}

type Month = Awaited<ReturnType<typeof findMonth>>

const minute = 60_000
const minutesOfDay = 24 * 60
/** So early in the day nobody has practised yet. */
const firstMinute = 200
/** How often the least careful of them slips, of all that they say. */
const mostCareless = 0.45
/** How many conversations of a hundred are left before their end. */
const left = 9
/** Who should be read by the school, and when they wrote it. */
const troubled = { mailbox: 'omar.khalil', daysAgo: 1, minute: 21 * 60 + 12 } as const

/** Lets everybody practise for a month, each by their habit. */
export async function practiseMonth(
  services: Services,
  tx: Transaction<Tables>,
  school_id: string,
  { students, idOf }: { students: readonly Enrolled[]; idOf: IdOf },
): Promise<void> {
  const month = await findMonth(tx, school_id, monthDays)
  for (const [place, student] of students.entries()) {
    const { native_language } = student.person
    const practiceSession = { school_id, student_id: student.id, practice_session_id: '', native_language }
    // Each has a chance of their own, so that a change of one leaves the others as they are.
    const chance = createChance(place + 1)
    for (const talk of talksOf(student, idOf, month, chance))
      await holdTalk(services, tx, practiceSession, talk, chance)
  }
}

function talksOf({ person, offers }: Enrolled, idOf: IdOf, month: Month, chance: Chance): Talk[] {
  const repertoire = chance.shuffle(offers.flatMap((offer) => offer.takes.map((take) => ({ offer, take }))))
  const carelessness = mostCareless * chance.next()
  const sittings = sittingsOf(person.habit, (daysAgo) => month.days[daysAgo]?.is_weekend ?? false, chance)
  const talks = sittings.flatMap((sitting, index) => {
    const next = repertoire[index % repertoire.length]
    const begins = beginningOf(sitting, month)
    if (!next || begins === null) return []
    const isFinished = chance.between(1, 100) > left
    const take = isFinished ? next.take : next.take.slice(0, chance.between(2, 4))
    const { offer } = next
    const asked = { wanted: wantedOf(offer, idOf), language: chatbotOf(offer).language }
    return [{ ...asked, take: withName(take, person), carelessness, begins, isFinished }]
  })
  return person.mailbox === troubled.mailbox ? [...talks, ...troubledTalk(idOf, month)] : talks
}

function troubledTalk(idOf: IdOf, month: Month): Talk[] {
  const begins = beginningOf(troubled, month)
  const asked = { wanted: { chatbot_id: idOf('consulta') }, take: heavyHeart, language: 'es' as const }
  return begins === null ? [] : [{ ...asked, carelessness: 0, begins, isFinished: false }]
}

const wantedOf = (offer: Offer, idOf: IdOf) =>
  'avatar' in offer ? { avatar_id: idOf(offer.avatar) } : { chatbot_id: idOf(offer.chatbot) }

const withName = (take: Take, { first_name }: Person): Take =>
  take.map((text) => text.replaceAll('{first_name}', first_name))

// Today ends now: what the evening would hold is moved into the hours that have been.
function beginningOf(sitting: Sitting, { days, now }: Month): number | null {
  const begins = Date.parse(days[sitting.daysAgo]?.begins ?? now)
  if (sitting.daysAgo > 0) return begins + sitting.minute * minute
  const until = (Date.parse(now) - begins) / minute
  return until < firstMinute ? null : begins + Math.floor((sitting.minute * until) / minutesOfDay) * minute
}
