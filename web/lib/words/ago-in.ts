import { perLanguage } from '../once.ts'

const minute = 60
const steps = [
  { unit: 'year', seconds: 365 * 24 * 60 * minute },
  { unit: 'month', seconds: 30 * 24 * 60 * minute },
  { unit: 'week', seconds: 7 * 24 * 60 * minute },
  { unit: 'day', seconds: 24 * 60 * minute },
  { unit: 'hour', seconds: 60 * minute },
  { unit: 'minute', seconds: minute },
] as const

const formatIn = perLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

/** Relative time of an ISO timestamp, seen from `now` in milliseconds: "yesterday", "3 days ago". */
export const agoIn = (language: string, iso: string, now: number): string =>
  relativeIn(language, -Math.max(0, now - Date.parse(iso)))

/** The same of a moment to come: "tomorrow", "in 3 days". */
export const untilIn = (language: string, iso: string, now: number): string =>
  relativeIn(language, Math.max(0, Date.parse(iso) - now))

function relativeIn(language: string, milliseconds: number): string {
  const seconds = Math.abs(milliseconds / 1000)
  const step = steps.find((one) => seconds >= one.seconds)
  const format = formatIn(language)
  return step
    ? format.format(Math.sign(milliseconds) * Math.floor(seconds / step.seconds), step.unit)
    : format.format(0, 'second')
}
