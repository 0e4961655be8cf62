import type { StudentEvent } from '#contract/student-events.ts'

/** A line of the history: an event, and how many times it happened since the first, with nothing else in between. */
export interface HistoryLine {
  event: StudentEvent
  since: StudentEvent | null
  times: number
}

/** The lines of a history, the newest first: practice after practice is one line. */
export function toHistoryLines(events: readonly StudentEvent[]): HistoryLine[] {
  const lines: HistoryLine[] = []
  for (const event of events) {
    const last = lines.at(-1)
    if (last?.event.kind === 'practised' && event.kind === 'practised')
      lines[lines.length - 1] = { event: last.event, since: event, times: last.times + 1 }
    else lines.push({ event, since: null, times: 1 })
  }
  return lines
}
