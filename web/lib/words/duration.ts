import { localeOf } from '#contract/values/languages.ts'
import { noBreaks } from './no-breaks.ts'
import { once, perLanguage } from '../once.ts'

/** Formats minutes, from an hour on with hours: "65 hr 13 min", or spelled out for sentences. */
export const createDuration = (language: string, unitDisplay: UnitDisplay = 'short'): ((minutes: number) => string) =>
  durations[unitDisplay](language)

type UnitDisplay = 'short' | 'long'

const durations: Readonly<Record<UnitDisplay, (language: string) => (minutes: number) => string>> = {
  short: perLanguage((language) => durationIn(language, 'short')),
  long: perLanguage((language) => durationIn(language, 'long')),
}

function durationIn(language: string, unitDisplay: UnitDisplay): (minutes: number) => string {
  const counted = (unit: 'hour' | 'minute') =>
    once(() => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 0 }))
  const [hours, minutes] = [counted('hour'), counted('minute')]
  const inSentence = once(() => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }))
  const inOnePiece = (format: Intl.NumberFormat, value: number) =>
    unitDisplay === 'long' ? format.format(value) : noBreaks(format.format(value))
  return (value) => {
    const whole = Math.round(value)
    const rest = whole % 60
    if (whole < 60) return inOnePiece(minutes(), whole)
    const parts = [inOnePiece(hours(), (whole - rest) / 60), ...(rest > 0 ? [inOnePiece(minutes(), rest)] : [])]
    return unitDisplay === 'long' ? inSentence().format(parts) : parts.join(' ')
  }
}
