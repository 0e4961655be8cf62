const maxOctets = 75
const product = '-//Tertulia//Homework//EN'

export interface CalendarEvent {
  uid: string
  /** ISO 8601 date: the event lasts all day. */
  day: string
  sequence: number
  summary: string
  description: string
  /** A day ahead, at 16:00. */
  hasAlarm: boolean
}

/** Escapes a text value (RFC 5545, section 3.3.11). */
const textOf = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

/** Splits a line after 75 octets, and never inside a character (section 3.1). */
export function foldLine(line: string): string {
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > maxOctets) {
      lines.push(current)
      // The space that begins a continuation counts as well.
      ;[current, octets] = [' ', 1]
    }
    current += sign
    octets += size
  }
  return [...lines, current].join('\r\n')
}

const basicDate = (day: string) => day.replaceAll('-', '')
const basicTime = (iso: string) => iso.replace(/\.\d+/, '').replace(/[-:]/g, '')

function linesOf({ uid, day, sequence, summary, description, hasAlarm }: CalendarEvent, now: string): string[] {
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER;RELATED=START:-PT8H',
    `DESCRIPTION:${textOf(summary)}`,
    'END:VALARM',
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${basicTime(now)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${basicDate(day)}`,
    `SUMMARY:${textOf(summary)}`,
    `DESCRIPTION:${textOf(description)}`,
    'TRANSP:TRANSPARENT',
    ...(hasAlarm ? alarm : []),
    'END:VEVENT',
  ]
}

export function writeCalendar(name: string, events: readonly CalendarEvent[], now: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    `NAME:${textOf(name)}`,
    `X-WR-CALNAME:${textOf(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
