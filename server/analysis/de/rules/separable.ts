import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { ruleOf } from './rule-of.ts'
import { has } from './verbs.ts'

// Those that always stand apart; "über", "unter", "durch" and "wieder" don't.
const prefix =
  /^(zurück|vorbei|zusammen|weiter|kennen|herunter|fern|fest|statt|teil|nach|auf|aus|ein|mit|vor|weg|los|hin|her|bei|an|ab|zu|um(?=zieh|steig|tausch))(\p{L}{2,})$/u

const lemmasOf = (word: Word) => word.readings.filter(({ tags }) => tags.has('verb')).map(({ lemma }) => lemma)

// "Aufstehe" as "stehe … auf"; null for a verb that stays together.
function apart({ lexicon, sentence }: Match, verb: Word | undefined): [verb: string, prefix: string] | null {
  const [, own, rest] = prefix.exec(verb?.lower ?? '') ?? []
  if (!verb || own === undefined || rest === undefined || !verb.readings.every(({ tags }) => tags.has('verb')))
    return null
  // "Das Zimmer aufräumen" is a note, "wir aufräumen" is none.
  if (has(verb, 'verb inf') && !sentence.some(({ lower }) => lower === 'wir' || lower === 'sie')) return null
  const bases = lexicon.read(rest).filter(({ tags }) => tags.has('verb') && !tags.has('inf'))
  const isJoined = bases.some(({ lemma }) => lemmasOf(verb).includes(own + lemma))
  return isJoined ? [rest, own] : null
}

const ends = ['$', ',', 'und|aber|weil|dass|wenn']
const rest = '~und|oder|aber|weil|dass|wenn|denn|zu{0,7}'

// The verb in two, its prefix after all that follows.
function split(match: Match): string | null {
  const [verb, ...others] = match.marked
  const parts = apart(match, verb)
  if (!parts || others.some((word) => /^\p{Ll}/u.test(word.text) && isFinite(word))) return null
  return [parts[0], ...others.map(({ text }) => text), parts[1]].join(' ')
}
const isFinite = (word: Word) => word.readings.length > 0 && word.readings.every(({ tags }) => tags.has('verb'))

const subject = 'ich|du|er|es|man|wir|ihr|sie'
const own = 'mein|meine|dein|deine|unser|unsere|der|die|das'
const time =
  'jeden|jede|tag|morgen|abend|morgens|abends|immer|oft|normalerweise|meistens|heute|früh|spät|montag|samstag|sonntag|am|wochenende|um|gegen|halb|viertel|vor|nach|kurz|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig'
const hours = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'

/** Verbs with a prefix that stands at the end of the clause. */
export const separable: readonly Rule[] = [
  ruleOf(
    'separable',
    'word_order',
    ends.flatMap((end) => [
      `^ ${subject} [<verb -inf> ${rest}] ${end}`,
      `^ <name> [<verb 3s -inf> ${rest}] ${end}`,
      `^ ${own} <noun> [<verb -inf> ${rest}] ${end}`,
      `^ wann|wo|wie|warum|was [<verb -inf> ${subject} ${rest}] ${end}`,
      `^ wann|wo|wie|warum|was [<verb -inf> ${own} <noun> ${rest}] ${end}`,
      `^ heute|morgen|morgens|abends|dann|danach|jetzt [<verb -inf> ${subject} ${rest}] ${end}`,
    ]),
    split,
    'separable',
    [
      ['Ich aufstehe um sechs Uhr.', 'Ich stehe um sechs Uhr auf.'],
      ['Der Zug abfährt um neun Uhr.', 'Der Zug fährt um neun Uhr ab.'],
      ['Meine Schwester anruft mich jeden Tag.', 'Meine Schwester ruft mich jeden Tag an.'],
      ['Wann anfängt der Film?', 'Wann fängt der Film an?'],
      ['Dann einkaufe ich im Supermarkt.', 'Dann kaufe ich im Supermarkt ein.'],
    ],
    [
      'Ich stehe um sechs Uhr auf.',
      'Ich übersetze den Text.',
      'Wann er ankommt, weiß ich nicht.',
      'Ich antworte dir morgen.',
      'Der Zug, der um neun abfährt, ist voll.',
    ],
  ),
  ruleOf(
    'get_up',
    'missing_word',
    ['uhr', hours, '#'].flatMap((last) => [
      `^ ich|er|wir =stehen<verb pres> ${time}{1,8} #? [${last}] $`,
      `^ jeden|am morgen|tag|montag|samstag|sonntag|wochenende =stehen<verb pres> ich|er|wir ${time}{1,5} #? [${last}] $`,
    ]),
    ({ written, sentence }) =>
      sentence.some(({ lower }) => lower === 'um' || lower === 'gegen') ? `${written} auf` : null,
    'separable_missing',
    [
      ['Ich stehe jeden Tag um halb sieben.', 'Ich stehe jeden Tag um halb sieben auf.'],
      ['Wir stehen um sieben Uhr.', 'Wir stehen um sieben Uhr auf.'],
      ['Am Morgen stehe ich um 6 Uhr.', 'Am Morgen stehe ich um 6 Uhr auf.'],
    ],
    ['Ich stehe um sieben Uhr auf.', 'Ich stehe um acht am Bahnhof.', 'Ich stehe im Stau.'],
  ),
  ruleOf(
    'call_up',
    'missing_word',
    [
      '^ ich|er|sie|wir =rufen<verb pres> dich|ihn|sie|euch dann|gleich|vielleicht{0,1} [heute|morgen|später|gleich] $',
      '^ ich|er|sie|wir =rufen<verb pres> dich|ihn|sie|euch heute|morgen [abend|früh|nachmittag] $',
      '^ ich|er|sie|wir =rufen<verb pres> meine|meinen|meinem mutter|vater|freundin|freund|oma|opa|eltern jeden [tag|abend] $',
    ],
    ({ written }) => `${written} an`,
    'separable_missing',
    [
      ['Ich rufe dich morgen.', 'Ich rufe dich morgen an.'],
      ['Wir rufen dich heute Abend.', 'Wir rufen dich heute Abend an.'],
      ['Ich rufe meine Mutter jeden Tag.', 'Ich rufe meine Mutter jeden Tag an.'],
    ],
    ['Ich rufe dich morgen an.', 'Ich rufe dich, wenn das Essen fertig ist.', 'Er ruft laut.'],
  ),
  ruleOf(
    'begins_at',
    'missing_word',
    ['uhr', hours, '#'].map(
      (last) =>
        `^ der|die|das|mein|unser film|kurs|unterricht|schule|arbeit|konzert|party|spiel|fest fängt|fangen heute|morgen|immer? um halb? ${time}{0,2} #? [${last}] $`,
    ),
    ({ written }) => `${written} an`,
    'separable_missing',
    [
      ['Der Film fängt um acht Uhr.', 'Der Film fängt um acht Uhr an.'],
      ['Die Schule fängt um halb acht.', 'Die Schule fängt um halb acht an.'],
      ['Der Kurs fängt heute um 9 Uhr.', 'Der Kurs fängt heute um 9 Uhr an.'],
    ],
    ['Der Film fängt um acht Uhr an.', 'Die Katze fängt eine Maus.', 'Der Kurs beginnt um neun Uhr.'],
  ),
  ruleOf(
    'meet_each_other',
    'missing_word',
    [
      '^ wir [treffen] heute|morgen? um|am|im|vor|in|bei|beim|zum ~den|das|einen|eine|ein|meine|meinen|unsere|unseren|freunde|leute|ihn|euch|dich|sie{1,4} $',
      '^ wo|wann [treffen wir] heute|morgen|am|um|abend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende{0,3} $',
    ],
    ({ written, sentence }) =>
      sentence.some(({ lower }) => /^(?:uns|entscheidungen|vorbereitungen)$/.test(lower)) ? null : `${written} uns`,
    'reflexive_uns',
    [
      ['Wir treffen am Bahnhof.', 'Wir treffen uns am Bahnhof.'],
      ['Wir treffen heute um acht Uhr.', 'Wir treffen uns heute um acht Uhr.'],
      ['Wann treffen wir?', 'Wann treffen wir uns?'],
    ],
    ['Wir treffen uns am Bahnhof.', 'Wir treffen am Bahnhof einen Freund.', 'Wann treffen wir Anna?'],
  ),
]
