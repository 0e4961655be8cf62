import { addAnswers, findElsewhere } from '#server/imports/imports.queries.ts'
import type { OpenImport } from '#server/imports/open-import.ts'
import { ownFault } from '#server/imports/verdicts/decisions.ts'
import type { AddressAnswer } from '#server/imports/verdicts/school-snapshot.ts'
import type { Services } from '#server/services/services.ts'
import { disclosuresLeft, countDisclosures } from '#server/students/similar/disclosure-limit.ts'

export interface AddressAnswers {
  answerTo: (email: string) => AddressAnswer
  retry_after: number
}

/** Disclosures are counted and stored before they are returned. Once none is left, nothing is looked up, so that an unknown address reveals nothing. */
export async function checkAddresses(
  services: Services,
  school_id: string,
  openedImport: OpenImport,
): Promise<AddressAnswers> {
  const { db } = services
  const told = new Set(openedImport.told)
  const cleared = new Set(openedImport.cleared)
  const addresses = addressesOf(openedImport)
  const { left, retry_after } = await disclosuresLeft(services, school_id)
  const queried = left > 0 ? addresses : addresses.filter((one) => told.has(one))
  const found = queried.length > 0 ? await findElsewhere(db, school_id, queried) : new Set<string>()
  const newlyFound = queried.filter((one) => found.has(one) && !told.has(one))
  const granted = await countDisclosures(services, school_id, newlyFound.length)
  const isNewlyClear = (one: string) => !found.has(one) && !told.has(one) && !cleared.has(one)
  const newAnswers = {
    told: newlyFound.slice(0, granted),
    cleared: queried.slice(0, endOfDisclosed(queried, newlyFound, granted)).filter(isNewlyClear),
  }
  if (newAnswers.told.length + newAnswers.cleared.length > 0)
    await addAnswers(db, school_id, openedImport.id, newAnswers)
  for (const one of newAnswers.told) told.add(one)
  for (const one of newAnswers.cleared) cleared.add(one)
  return { answerTo, retry_after }

  function answerTo(email: string): AddressAnswer {
    if (told.has(email)) return found.has(email) ? 'elsewhere' : 'free'
    return cleared.has(email) ? 'free' : 'withheld'
  }
}

// A row that is refused for a fault of its own discloses nothing.
const addressesOf = ({ students }: OpenImport): string[] => [
  ...new Set(students.flatMap((row) => (row.student.email && !ownFault(row) ? [row.student.email] : []))),
]

// Everything after the first withheld address is withheld too, so that it can't be told apart.
const endOfDisclosed = (queried: readonly string[], newlyFound: readonly string[], granted: number): number =>
  granted === newlyFound.length ? queried.length : queried.indexOf(newlyFound[granted - 1] ?? '') + 1
