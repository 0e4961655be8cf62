import { ruleOf } from '#server/analysis/de/rules/rule-of.ts'
import { has } from '#server/analysis/de/rules/verbs.ts'
import { wrongPresents } from '#server/analysis/de/lexicon/wrong-forms.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

// The plural "ihr fahrt" that learners take for "er fährt".
const changing =
  'esst|lest|nehmt|gebt|sprecht|helft|seht|trefft|fahrt|schlaft|lauft|tragt|wascht|fallt|haltet|lasst|vergesst|habt|seid'
const own = 'mein|meine|dein|deine|unser|unsere|der|die|das'

const third = (match: Match): string | null => {
  const [verb] = match.marked
  if (!verb || !/^\p{Ll}/u.test(verb.text) || has(match.words(2)[0], 'pl')) return null
  return verb.lower === 'seid' ? 'ist' : match.form(verb, 'verb pres 2p → verb pres 3s') || null
}

// "Sie" with a form that goes with none of its persons: most often one woman.
const she = (match: Match): string | null => {
  const [verb] = match.marked
  if (!verb || !/^\p{Ll}/u.test(verb.text)) return null
  if (
    verb.readings.some(
      ({ tags }) => !tags.has('verb') || tags.has('3s') || tags.has('3p') || tags.has('inf') || tags.has('part2'),
    )
  )
    return null
  const lemmas = new Set(verb.readings.filter(({ tags }) => tags.has('pres')).map(({ lemma }) => lemma))
  return lemmas.size === 1 ? match.form(verb, 'verb pres → verb pres 3s') || null : null
}

/** Verbs whose vowel changes, and verbs after nouns and "sie". */
export const strongVerbs: readonly Rule[] = [
  ruleOf(
    'vowel_noun',
    'agreement',
    `^ der|die|das|dieser|diese|dieses <noun sg nom -pl> [${changing}] !ihr`,
    third,
    'vowel',
    [
      ['Der Mann helft der Frau.', 'Der Mann hilft der Frau.'],
      ['Das Kind esst gern Pizza.', 'Das Kind isst gern Pizza.'],
      ['Der Bus fahrt zu spät los.', 'Der Bus fährt zu spät los.'],
    ],
    ['Der Mann hilft der Frau.', 'Die Kinder essen.', 'Ihr esst gern Pizza.'],
  ),
  ruleOf(
    'she',
    'agreement',
    '^ sie [<verb pres>]',
    she,
    'person',
    [
      ['Sie lest ein Buch.', 'Sie liest ein Buch.'],
      ['Sie gibst mir das Buch.', 'Sie gibt mir das Buch.'],
      ['Sie wohne in Rom.', 'Sie wohnt in Rom.'],
    ],
    ['Sie liest ein Buch.', 'Sie haben Zeit.', 'Sie arbeiten hier.', 'Sie sind nett.'],
  ),
  ruleOf(
    'vowel_unknown',
    'verb_form',
    '[<wrong present>]',
    ({ marked }) => wrongPresents[marked[0]?.lower ?? ''] ?? null,
    'vowel',
    [
      ['Du sprechst gut Deutsch.', 'Du sprichst gut Deutsch.'],
      ['Nehmst du Zucker?', 'Nimmst du Zucker?'],
      ['Du fahrst zu schnell.', 'Du fährst zu schnell.'],
    ],
    ['Du sprichst gut Deutsch.', 'Ihr sprecht gut.', 'Nimmst du Zucker?'],
  ),
  ruleOf(
    'two_names',
    'agreement',
    [
      '^ <name first> und <name first> [<verb pres 3s>]',
      `^ ${own} <noun sg> und ${own} <noun sg> [ist|hat|wohnt|arbeitet|geht|kommt|spielt|macht|lernt|kann|will]`,
    ],
    (match) => {
      const [verb] = match.marked
      if (!verb || verb.readings.some(({ tags }) => !tags.has('verb'))) return null
      return match.form(verb, 'verb pres 3s → verb pres 3p') || null
    },
    'subject',
    [
      ['Anna und Peter geht ins Kino.', 'Anna und Peter gehen ins Kino.'],
      ['Meine Mutter und mein Vater arbeitet viel.', 'Meine Mutter und mein Vater arbeiten viel.'],
      ['Lena und Paul wohnt in Köln.', 'Lena und Paul wohnen in Köln.'],
    ],
    ['Anna und Peter gehen ins Kino.', 'Mein Bruder und seine Frau haben Zeit.', 'Anna geht ins Kino.'],
  ),
]
