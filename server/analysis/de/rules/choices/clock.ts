import type { Rule } from '#server/analysis/grammar/rule.ts'
import { ruleOf } from '#server/analysis/de/rules/rule-of.ts'

const numbers = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf eins'.split(' ')
const hours = `${numbers.slice(0, 12).join('|')}|ein`
const next = (hour: string | undefined) => numbers[numbers.indexOf(hour === 'ein' ? 'eins' : (hour ?? '')) + 1] ?? null

/** The time by the clock: "halb acht" is half past seven. */
export const clock: readonly Rule[] = [
  ruleOf(
    'half_past',
    'word_choice',
    [`[halb nach ${hours}] !uhr`, `um|ist [${hours} und halb] uhr?`, `[${hours} uhr halb]`],
    ({ marked }) => {
      const hour = next(marked.map(({ lower }) => lower).find((word) => numbers.includes(word) || word === 'ein'))
      return hour === null ? null : `halb ${hour}`
    },
    'half_past',
    [
      ['Es ist sieben und halb.', 'Es ist halb acht.'],
      ['Ich komme um halb nach drei.', 'Ich komme um halb vier.'],
      ['Der Film beginnt um acht und halb.', 'Der Film beginnt um halb neun.'],
    ],
    ['Es ist halb acht.', 'Ich komme um halb vier.', 'Es sind anderthalb Stunden.'],
  ),
  ruleOf(
    'half_hour_word',
    'extra_word',
    [`halb ${hours} [uhr]`, `viertel nach|vor ${hours} [uhr]`],
    '',
    'half_without_uhr',
    [
      ['Ich komme um halb acht Uhr.', 'Ich komme um halb acht.'],
      ['Es ist Viertel nach drei Uhr.', 'Es ist Viertel nach drei.'],
      ['Wir essen um halb eins Uhr.', 'Wir essen um halb eins.'],
    ],
    ['Ich komme um halb acht.', 'Es ist acht Uhr.', 'Es ist Viertel nach drei.'],
  ),
  ruleOf(
    'clock_article',
    'extra_word',
    [`um|nach|vor [der|die] ${hours} uhr|$`, `^ es ist [der|die] ${hours} uhr|$`],
    (match) => (/^(?:nach|vor)$/.test(match.word(0)) && match.beside(-1) !== 'viertel' ? null : ''),
    'clock_article',
    [
      ['Ich komme um die acht Uhr.', 'Ich komme um acht Uhr.'],
      ['Es ist die drei Uhr.', 'Es ist drei Uhr.'],
      ['Ich komme um Viertel nach der acht.', 'Ich komme um Viertel nach acht.'],
    ],
    ['Ich komme um acht Uhr.', 'Es ist drei Uhr.', 'Das ist die Acht.'],
  ),
  ruleOf(
    'clock_plural',
    'agreement',
    [`${hours} [uhren]`, '# [uhren] $'],
    ({ beside }) => (/^(?:um|ist|gegen|bis|ab|von)$/.test(beside(-1)) ? 'Uhr' : null),
    'clock_plural',
    [
      ['Es ist acht Uhren.', 'Es ist acht Uhr.'],
      ['Ich komme um drei Uhren.', 'Ich komme um drei Uhr.'],
      ['Wir essen um 12 Uhren.', 'Wir essen um 12 Uhr.'],
    ],
    ['Es ist acht Uhr.', 'Ich habe zwei Uhren.', 'Im Laden liegen acht Uhren.'],
  ),
  ruleOf(
    'euro',
    'agreement',
    [`${hours}|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend [euros]`, '# [euros]'],
    'Euro',
    'euro',
    [
      ['Es kostet zwanzig Euros.', 'Es kostet zwanzig Euro.'],
      ['Das macht 5 Euros.', 'Das macht 5 Euro.'],
      ['Ich habe nur drei Euros.', 'Ich habe nur drei Euro.'],
    ],
    ['Es kostet zwanzig Euro.', 'Ich habe noch ein paar Euros.', 'Das macht 5 Euro.'],
  ),
]
