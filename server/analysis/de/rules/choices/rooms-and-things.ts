import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { articleIn } from '#server/analysis/de/rules/noun-phrase.ts'
import { ruleOf } from '#server/analysis/de/rules/rule-of.ts'
import { has } from '#server/analysis/de/rules/verbs.ts'

const devices =
  'heizung|dusche|klimaanlage|lampe|toilette|waschmaschine|fernseher|aufzug|drucker|kühlschrank|fernbedienung|computer|fenster|radio'
const takesObject =
  '=nehmen|=brauchen|=haben|=kaufen|=suchen|=bezahlen|=wechseln|=öffnen|=mieten|=bestellen|=trinken|=essen|=lesen|=besuchen'
const weakNouns =
  'student|polizist|tourist|patient|mensch|junge|kollege|kunde|herr|elefant|löwe|affe|hase|neffe|praktikant|assistent|journalist|architekt|präsident|pianist'
const owned = 'sein|seine|ihr|ihre|der|die|das|mein|meine|dein|deine|unser|unsere|ein|eine'

// "Ist ruhig" as "ruhig ist".
const verbLast = ({ marked: [verb, ...others] }: Match): string | null =>
  verb ? [...others, verb].map(({ text }) => text).join(' ') : null

/** What is said of rooms, devices and things that one takes. */
export const roomsAndThings: readonly Rule[] = [
  ruleOf(
    'device_alone',
    'article',
    [
      `^ [${devices}] funktioniert|geht nicht|schlecht|wieder`,
      `und|aber|denn [${devices}] funktioniert|geht nicht|schlecht|wieder`,
      `^ [${devices}] ist kaputt|defekt|schmutzig|laut|kalt|alt`,
      `und|aber|denn [${devices}] ist kaputt|defekt|schmutzig|laut|kalt|alt`,
    ],
    ({ marked: [noun], written }) => {
      const gender = (['fem', 'neut', 'masc'] as const).find((each) => has(noun, `noun ${each} sg nom`))
      return gender ? `${articleIn('der', 'nom', gender)} ${written}` : null
    },
    'article_missing',
    [
      ['Heizung funktioniert nicht.', 'Die Heizung funktioniert nicht.'],
      ['Es ist kalt und Dusche geht nicht.', 'Es ist kalt und die Dusche geht nicht.'],
      ['Fernseher ist kaputt.', 'Der Fernseher ist kaputt.'],
    ],
    ['Die Heizung funktioniert nicht.', 'Heizung und Dusche sind kaputt.', 'Meine Heizung ist kalt.'],
  ),
  ruleOf(
    'der_object',
    'article',
    [
      `^ ich|wir|er|man ${takesObject}<verb> nicht|auch|heute|jetzt|gern|gerne? [der] <adj>? <noun><not noun fem> !<verb pres 3s>`,
      `also|und|aber|denn ,? ich|wir|er|man ${takesObject}<verb> nicht|auch|heute|jetzt|gern|gerne? [der] <adj>? <noun><not noun fem> !<verb pres 3s>`,
    ],
    ({ words }) => {
      const noun = [...words(6), ...words(7)].find((word) => has(word, 'noun'))
      return has(noun, 'noun masc sg') ? 'den' : has(noun, 'noun neut sg') ? 'das' : null
    },
    'accusative_object',
    [
      ['Ich nehme der Schlüssel.', 'Ich nehme den Schlüssel.'],
      ['Ich wechsle der Zimmer, wenn es geht.', 'Ich wechsle das Zimmer, wenn es geht.'],
      ['Also, wir brauchen der Koffer.', 'Also, wir brauchen den Koffer.'],
    ],
    ['Ich nehme den Schlüssel.', 'Ich kaufe der Frau Blumen.', 'Er hat der Lehrerin geholfen.'],
  ),
  ruleOf(
    'clause_with_adjective',
    'word_order',
    [
      `weil|dass|wenn|obwohl ${owned} ~und|oder <noun> [ist|sind|war|waren sehr|zu|so|nicht|ganz|auch|immer{0,2} <adj><not verb part2><not noun>] $|,`,
    ],
    verbLast,
    'verb_last',
    [
      ['Ich bleibe, wenn das andere Zimmer ist ruhig.', 'Ich bleibe, wenn das andere Zimmer ruhig ist.'],
      ['Ich mag Köln, weil die alte Stadt ist sehr schön.', 'Ich mag Köln, weil die alte Stadt sehr schön ist.'],
      ['Er sagt, dass sein neuer Chef ist nett.', 'Er sagt, dass sein neuer Chef nett ist.'],
    ],
    [
      'Ich bleibe, wenn das andere Zimmer ruhig ist.',
      'Die Stadt ist sehr schön.',
      'Ich weiß, dass die Stadt schön ist, weil ich sie kenne.',
    ],
  ),
  ruleOf(
    'weak_noun',
    'agreement',
    `einen|meinen|deinen|keinen|unseren <adj>? [${weakNouns}] !<noun>`,
    ({ marked: [noun] }) => {
      const written = noun?.lower ?? ''
      const large = written.charAt(0).toUpperCase() + written.slice(1)
      return written.endsWith('e') || written === 'herr' ? `${large}n` : `${large}en`
    },
    'accusative_object',
    [
      ['Ich kenne einen Student.', 'Ich kenne einen Studenten.'],
      ['Ich habe einen netten Kollege.', 'Ich habe einen netten Kollegen.'],
      ['Wir sehen einen Elefant im Zoo.', 'Wir sehen einen Elefanten im Zoo.'],
    ],
    ['Ich kenne einen Studenten.', 'Der Student lernt.', 'Ich habe einen Kollegen.'],
  ),
]
