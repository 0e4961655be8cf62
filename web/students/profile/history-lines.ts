import type { StudentEvent } from '#contract/people/student-events.ts'

/** Consecutive practice events are merged into one line. */
export interface HistoryLine {
  event: StudentEvent
  since: StudentEvent | null
  times: number
}

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
