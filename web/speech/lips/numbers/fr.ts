import type { Numbers } from './numbers.ts'

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const tens = 'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ')

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? ''
  const ten = tens[Math.floor(value / 10) - 2] ?? ''
  // 70 to 79 and 90 to 99 are read as 60 and 80 plus 10 to 19.
  const rest = value < 60 ? value % 10 : value % 20
  if (rest === 0) return ten
  return rest % 10 === 1 && value < 80 ? `${ten} et ${small[rest]}` : `${ten} ${small[rest]}`
}

function say(value: number): string {
  const rest = (by: number, before: string) => (value % by === 0 ? before : `${before} ${say(value % by)}`)
  if (value < 100) return belowHundred(value)
  if (value < 1000) return rest(100, value < 200 ? 'cent' : `${say(Math.floor(value / 100))} cent`)
  return rest(1000, value < 2000 ? 'mille' : `${say(Math.floor(value / 1000))} mille`)
}

export const numbers: Numbers = {
  say,
  thousands: ' ',
  point: 'virgule',
  clock: 'heures',
  signs: {
    '%': 'pour cent',
    '€': 'euros',
    $: 'dollars',
    '£': 'livres',
    '&': 'et',
    '+': 'plus',
    '=': 'égale',
    '@': 'arobase',
  },
}
