import type { ImportRow } from '#contract/people/imports.ts'
import type { Seats } from '#contract/people/students.ts'
import type { SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { mapInSteps, type Steps } from '#server/imports/slices.ts'
import { type Candidate, toCandidate } from '#server/imports/verdicts/candidate.ts'
import {
  type Decision,
  claimMatch,
  namesake,
  judgeNewcomer,
  ownFault,
  refuseElsewhere,
} from '#server/imports/verdicts/decisions.ts'
import { type FindRepeat, createRepeatFinder } from '#server/imports/verdicts/repeats.ts'
import type { SchoolSnapshot } from '#server/imports/verdicts/school-snapshot.ts'
import { indexStudents } from '#server/imports/verdicts/student-index.ts'

export interface JudgedRow extends ImportRow {
  matched_id: string | null
  is_withheld: boolean
}

/** Rows with an address or number are matched before those with a name only: docs/decisions/0001-same-person.md. */
export function* judgeRows(rows: readonly SheetStudent[], school: SchoolSnapshot): Steps<JudgedRow[]> {
  const index = yield* indexStudents(school.students)
  const findRepeat = createRepeatFinder()
  const candidates = yield* mapInSteps(rows, (row) => toCandidate(row, index.holderOfNumber(row.student)))
  const certain = yield* mapInSteps(
    candidates,
    (one) =>
      ownFault(one) ??
      repeated(one, findRepeat) ??
      claimMatch(one, index.byAddressOrNumber(one.student), index) ??
      refuseElsewhere(one, school.answerTo),
  )
  const byName = (isForeign: boolean, known: readonly (Decision | undefined)[]) =>
    mapInSteps(candidates, (one, position) => {
      const isInPass = (one.foreign_number !== null) === isForeign
      return known[position] ?? (isInPass ? claimMatch(one, namesake(one, index), index) : undefined)
    })
  const named = yield* byName(true, yield* byName(false, certain))
  const judged = yield* mapInSteps(candidates, (one, position) =>
    toJudged(one, named[position] ?? judgeNewcomer(one, index)),
  )
  return assignSeats(judged, school.seats)
}

function repeated(candidate: Candidate, findRepeat: FindRepeat): Decision | undefined {
  const reason = findRepeat(candidate)
  return reason && { verdict: 'repeated', reason }
}

const toJudged = (
  { row, student, reasons }: Candidate,
  { verdict, reason, matched_id, is_withheld }: Decision,
): JudgedRow => ({
  row,
  verdict,
  reasons: reason ? [reason, ...reasons] : reasons,
  student,
  matched_id: matched_id ?? null,
  is_withheld: is_withheld ?? false,
})

function assignSeats(rows: readonly JudgedRow[], { used, limit }: Seats): JudgedRow[] {
  let free = limit - used
  return rows.map((row) => {
    if ((row.verdict !== 'new' && row.verdict !== 'activate') || free-- > 0) return row
    return { ...row, verdict: 'over_limit', reasons: [{ reason: 'no_seat', field: null, value: null }, ...row.reasons] }
  })
}
