const minute = 60
const steps = [
  { unit: 'year', seconds: 365 * 24 * 60 * minute },
  { unit: 'month', seconds: 30 * 24 * 60 * minute },
  { unit: 'week', seconds: 7 * 24 * 60 * minute },
  { unit: 'day', seconds: 24 * 60 * minute },
  { unit: 'hour', seconds: 60 * minute },
  { unit: 'minute', seconds: minute },
] as const

/** Relative time of an ISO timestamp, seen from `now` in milliseconds: "yesterday", "3 days ago". */
export function agoIn(language: string, iso: string, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000)
  const step = steps.find((one) => seconds >= one.seconds)
  return step ? format.format(-Math.floor(seconds / step.seconds), step.unit) : format.format(0, 'second')
}
