import type { Rule } from '#server/analysis/grammar/rule.ts'
import { rule } from '#server/analysis/de/rules/rule-of.ts'

export const reflexives: readonly Rule[] = [
  rule(
    'de.word_choice.reflexive_ich',
    'word_choice',
    ['^ ich <verb 1s> [sich] !selbst', '^ ich habe [sich]'],
    'mich',
    'reflexive',
    [
      ['Ich freue sich.', 'Ich freue mich.'],
      ['Ich interessiere sich für Sport.', 'Ich interessiere mich für Sport.'],
      ['Ich habe sich verletzt.', 'Ich habe mich verletzt.'],
    ],
    ['Ich freue mich.', 'Er freut sich.', 'Sie interessiert sich für Sport.'],
  ),
  rule(
    'de.word_choice.reflexive_wir',
    'word_choice',
    '^ wir <verb 1p> [sich]',
    'uns',
    'reflexive',
    [
      ['Wir treffen sich um acht.', 'Wir treffen uns um acht.'],
      ['Wir freuen sich.', 'Wir freuen uns.'],
      ['Wir kennen sich gut.', 'Wir kennen uns gut.'],
    ],
    ['Wir treffen uns um acht.', 'Sie treffen sich.', 'Wir freuen uns.'],
  ),
  rule(
    'de.word_choice.reflexive_du',
    'word_choice',
    ['^ du <verb 2s> [sich]', '^ <verb 2s> du [sich]'],
    'dich',
    'reflexive',
    [
      ['Du freust sich.', 'Du freust dich.'],
      ['Freust du sich?', 'Freust du dich?'],
      ['Du interessierst sich für Musik.', 'Du interessierst dich für Musik.'],
    ],
    ['Du freust dich.', 'Er freut sich.', 'Freust du dich?'],
  ),
  rule(
    'de.missing_word.reflexive',
    'missing_word',
    ['^ ich [interessiere] für', '^ ich [freue] auf|über', '^ ich [fühle] gut|schlecht|wohl|krank|müde|allein|besser'],
    ({ written }) => `${written} mich`,
    'reflexive_missing',
    [
      ['Ich interessiere für Musik.', 'Ich interessiere mich für Musik.'],
      ['Ich freue auf die Ferien.', 'Ich freue mich auf die Ferien.'],
      ['Ich fühle gut.', 'Ich fühle mich gut.'],
    ],
    ['Ich interessiere mich für Musik.', 'Ich freue mich.', 'Ich fühle mich gut.'],
  ),
]
