import type { Numbers } from './numbers.ts'

const small =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  )
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const hundreds = 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
)

function say(value: number): string {
  const rest = (by: number, before: string, joint = ' e ') =>
    value % by === 0 ? before : before + joint + say(value % by)
  if (value < 20) return small[value] ?? ''
  if (value < 100) return rest(10, tens[Math.floor(value / 10) - 2] ?? '')
  if (value === 100) return 'cem'
  if (value < 1000) return rest(100, hundreds[Math.floor(value / 100) - 1] ?? '')
  return rest(1000, value < 2000 ? 'mil' : `${say(Math.floor(value / 1000))} mil`, value % 1000 > 100 ? ' ' : ' e ')
}

export const numbers: Numbers = {
  say,
  thousands: '.',
  point: 'vírgula',
  clock: 'e',
  signs: {
    '%': 'por cento',
    '€': 'euros',
    $: 'dólares',
    '£': 'libras',
    '&': 'e',
    '+': 'mais',
    '=': 'igual a',
    '@': 'arroba',
  },
}
