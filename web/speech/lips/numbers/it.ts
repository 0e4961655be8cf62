import type { Numbers } from './numbers.ts'

const small =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  )
const tens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')

function say(value: number): string {
  const rest = (by: number, before: string) => (value % by === 0 ? before : before + say(value % by))
  if (value < 20) return small[value] ?? ''
  if (value < 100) {
    const ten = tens[Math.floor(value / 10) - 2] ?? ''
    return rest(10, value % 10 === 1 || value % 10 === 8 ? ten.slice(0, -1) : ten)
  }
  if (value < 1000) return rest(100, value < 200 ? 'cento' : `${say(Math.floor(value / 100))}cento`)
  return rest(1000, value < 2000 ? 'mille' : `${say(Math.floor(value / 1000))}mila`)
}

export const numbers: Numbers = {
  say,
  thousands: '.',
  point: 'virgola',
  clock: 'e',
  signs: {
    '%': 'per cento',
    '€': 'euro',
    $: 'dollari',
    '£': 'sterline',
    '&': 'e',
    '+': 'più',
    '=': 'uguale',
    '@': 'chiocciola',
  },
}
