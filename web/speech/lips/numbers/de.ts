import type { Numbers } from './numbers.ts'

const small =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

const counted = (value: number) => (value === 1 ? 'ein' : say(value))

function say(value: number): string {
  const rest = (by: number, before: string) => (value % by === 0 ? before : `${before} ${say(value % by)}`)
  if (value < 20) return small[value] ?? ''
  if (value < 100) {
    const ten = tens[Math.floor(value / 10) - 2] ?? ''
    return value % 10 === 0 ? ten : `${counted(value % 10)} und ${ten}`
  }
  // Years before 2000 are read in hundreds.
  const isYear = value > 1100 && value < 2000
  if (value < 1000 || isYear) return rest(100, `${counted(Math.floor(value / 100))} hundert`)
  return rest(1000, `${counted(Math.floor(value / 1000))} tausend`)
}

export const numbers: Numbers = {
  say,
  thousands: '.',
  point: 'Komma',
  clock: 'Uhr',
  signs: { '%': 'Prozent', '€': 'Euro', $: 'Dollar', '£': 'Pfund', '&': 'und', '+': 'plus', '=': 'gleich', '@': 'ät' },
}
