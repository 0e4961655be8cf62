import type { Numbers } from './numbers.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function say(value: number): string {
  const rest = (by: number, before: string, joint = ' ') =>
    value % by === 0 ? before : before + joint + say(value % by)
  if (value < 20) return small[value] ?? ''
  if (value < 100) return rest(10, tens[Math.floor(value / 10) - 2] ?? '')
  if (value < 1000) return rest(100, `${small[Math.floor(value / 100)]} hundred`, ' and ')
  const isYear = value > 1100 && value < 2100 && value % 100 > 9 && Math.floor(value / 100) !== 10
  if (isYear) return `${say(Math.floor(value / 100))} ${say(value % 100)}`
  return rest(1000, `${small[Math.floor(value / 1000)]} thousand`, value % 1000 < 100 ? ' and ' : ' ')
}

export const numbers: Numbers = {
  say,
  thousands: ',',
  point: 'point',
  clock: '',
  signs: {
    '%': 'percent',
    '€': 'euros',
    $: 'dollars',
    '£': 'pounds',
    '&': 'and',
    '+': 'plus',
    '=': 'equals',
    '@': 'at',
  },
}
