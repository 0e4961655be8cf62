export interface ZoneOption {
  value: string
  label: string
}

/** All time zones that this browser knows, with their offset at a moment; `also` is always included. */
export function timeZones(also: string, now = new Date()): ZoneOption[] {
  const names = new Set(['UTC', ...(also ? [also] : []), ...Intl.supportedValuesOf('timeZone')])
  return [...names]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((value) => ({ value, label: labelOf(value.replaceAll('_', ' '), offsetOf(value, now)) }))
}

const labelOf = (name: string, offset: string) => (name === offset ? name : `${name} (${offset})`)

function offsetOf(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '').replace('-', '−')
}
