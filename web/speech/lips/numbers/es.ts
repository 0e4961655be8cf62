import type { Numbers } from './numbers.ts'

const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

function say(value: number): string {
  const rest = (by: number, before: string, joint = ' ') =>
    value % by === 0 ? before : before + joint + say(value % by)
  if (value < 30) return small[value] ?? ''
  if (value < 100) return rest(10, tens[Math.floor(value / 10) - 3] ?? '', ' y ')
  if (value === 100) return 'cien'
  if (value < 1000) return rest(100, hundreds[Math.floor(value / 100) - 1] ?? '')
  return rest(1000, value < 2000 ? 'mil' : `${say(Math.floor(value / 1000))} mil`)
}

export const numbers: Numbers = {
  say,
  thousands: '.',
  point: 'coma',
  clock: '',
  signs: {
    '%': 'por ciento',
    '€': 'euros',
    $: 'dólares',
    '£': 'libras',
    '&': 'y',
    '+': 'más',
    '=': 'igual a',
    '@': 'arroba',
  },
}
