import type { Numbers } from './numbers.ts'

export const numberPattern = '[$€£]?\\d+(?:[.,:\\u00a0\\u202f]\\d+| \\d{3}(?!\\d))*(?:[\\s\\u00a0\\u202f]?[%€$£])?'

const digitByDigit = (digits: string, say: Numbers['say']) =>
  Array.from(digits, (digit) => say(Number(digit))).join(' ')

const whole = (digits: string, say: Numbers['say']) =>
  digits.length > 4 || (digits.length > 1 && digits.startsWith('0')) ? digitByDigit(digits, say) : say(Number(digits))

function joined(digits: string, thousands: Numbers['thousands']): string {
  const separator = thousands === ' ' ? '[ \\u00a0\\u202f]' : `[${thousands} \\u00a0\\u202f]`
  return digits.replaceAll(new RegExp(`${separator}(?=\\d{3}(?!\\d))`, 'g'), '')
}

/** Spells out a number with its sign: German "3,50 €" is "drei Euro fünfzig". */
export function inWords(written: string, { say, thousands, point, clock, signs }: Numbers): string {
  const sign = /[%€$£]/.exec(written)?.[0] ?? ''
  const name = signs[sign] ?? ''
  const parts = joined(written.replaceAll(/[%€$£]/g, '').trim(), thousands).split(/[^\d]+/)
  const [first = '', second = ''] = parts
  if (parts.length === 1) return `${whole(first, say)} ${name}`
  if (parts.length > 2) return parts.map((part) => whole(part, say)).join(' ')
  if (written.includes(':'))
    return `${say(Number(first.slice(0, 4)))} ${clock} ${second === '00' ? '' : whole(second, say)}`
  if (sign !== '' && sign !== '%') return `${whole(first, say)} ${name} ${second === '00' ? '' : whole(second, say)}`
  return `${whole(first, say)} ${point} ${digitByDigit(second, say)} ${name}`
}
