import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { ruleOf } from './rule-of.ts'
import { has } from './verbs.ts'

// "Lernen" as "zu lernen", "anrufen" as "anzurufen".
function withZu({ marked, lexicon }: Match): string | null {
  const verb = marked.at(-1)
  if (!verb || !/^\p{Ll}/u.test(verb.text) || has(verb, 'verb modal')) return null
  const forms = new Set(lexicon.formsOf(verb.lower, 'verb zu').filter((form) => !form.includes(' ')))
  const [joined] = forms
  return forms.size === 1 && joined !== undefined && joined !== verb.lower ? joined : `zu ${verb.lower}`
}

const inner = '~zu|und|oder|dass|wenn|weil|wie|was|ob|aber|wir|ich|sie|er|die|lassen|haben|ohne|um{0,4}'

/** Infinitives with "zu", and those without. */
export const zuInfinitives: readonly Rule[] = [
  ruleOf(
    'zu_after_verb',
    'verb_form',
    [
      `^ ich|er|wir|du =versuchen<verb pres> ,? ${inner} [<verb inf><not noun>] $`,
      `^ ich|er|wir|du habe|hat|haben|hast vergessen|versucht|angefangen|begonnen|beschlossen|vor ,? ${inner} [<verb inf><not noun>] $`,
      `^ ich|er|wir|du habe|hat|haben|hast vergessen|versucht|angefangen|begonnen|beschlossen ,? ${inner} [<verb inf><not noun>] , aber|weil|denn`,
      `=haben<verb> ich|er|wir? keine|viel|große|nicht|mehr|heute{0,2} lust|zeit|angst ,? ${inner} [<verb inf><not noun>] $`,
    ],
    withZu,
    'zu_infinitive',
    [
      ['Ich versuche, Deutsch lernen.', 'Ich versuche, Deutsch zu lernen.'],
      ['Ich habe vergessen, dich anrufen.', 'Ich habe vergessen, dich anzurufen.'],
      ['Ich habe keine Lust, heute kochen.', 'Ich habe keine Lust, heute zu kochen.'],
      ['Er versucht, früh aufstehen.', 'Er versucht, früh aufzustehen.'],
      ['Ich habe versucht dich anrufen, aber es ging nicht.', 'Ich habe versucht dich anzurufen, aber es ging nicht.'],
    ],
    ['Ich versuche, Deutsch zu lernen.', 'Ich habe keine Zeit und will schlafen.', 'Ich habe Zeit, wenn wir kochen.'],
  ),
  ruleOf(
    'zu_after_adjective',
    'verb_form',
    `^ es ist|war sehr|nicht|zu|so? wichtig|schön|schwer|schwierig|leicht|einfach|möglich|interessant|gesund|besser|toll|nett|verboten|langweilig|teuer ,? ${inner} [<verb inf><not noun>] $`,
    withZu,
    'zu_infinitive',
    [
      ['Es ist wichtig, viel schlafen.', 'Es ist wichtig, viel zu schlafen.'],
      ['Es ist schwer, Deutsch lernen.', 'Es ist schwer, Deutsch zu lernen.'],
      ['Es war schön, dich kennenlernen.', 'Es war schön, dich kennenzulernen.'],
    ],
    ['Es ist wichtig, viel zu schlafen.', 'Es ist schön, wenn wir reisen.', 'Es ist gut, weil alle helfen.'],
  ),
  ruleOf(
    'zu_after_um',
    'verb_form',
    [
      'um !sieben|achten [<verb inf><not noun>] $',
      ', um ~zu|und|oder|uhr|halb|viertel|acht|neun|zehn|elf|sieben|sechs|fünf|vier|drei|zwei|eins|zwölf|mitternacht|mittag{1,4} [<verb inf><not noun>] $',
    ],
    withZu,
    'um_zu',
    [
      ['Ich gehe in die Stadt, um einkaufen.', 'Ich gehe in die Stadt, um einzukaufen.'],
      ['Ich bin hier, um Deutsch lernen.', 'Ich bin hier, um Deutsch zu lernen.'],
      ['Er kommt, um mir helfen.', 'Er kommt, um mir zu helfen.'],
    ],
    ['Ich gehe in die Stadt, um einzukaufen.', 'Ich muss um acht gehen.', 'Wir wollen, um acht Uhr gehen.'],
  ),
  ruleOf(
    'for_doing',
    'preposition',
    ', [für <verb inf><not noun>] $',
    (match) => {
      const verb = match.marked[1]
      const better = withZu(match)
      return verb && better !== null ? `um ${better}` : null
    },
    'um_zu',
    [
      ['Ich bin hier, für arbeiten.', 'Ich bin hier, um zu arbeiten.'],
      ['Ich gehe in die Stadt, für einkaufen.', 'Ich gehe in die Stadt, um einzukaufen.'],
      ['Wir fahren ans Meer, für schwimmen.', 'Wir fahren ans Meer, um zu schwimmen.'],
    ],
    ['Ich bin hier, um zu arbeiten.', 'Das ist gut für dich.', 'Das ist für Kinder.'],
  ),
  ruleOf(
    'modal_finite_noun',
    'verb_form',
    '^ mein|meine|dein|deine|unser|unsere|der|die|das <noun> kann|muss|will|soll|darf|möchte ~und|oder|dass|weil|zu|als|wie|aber{0,3} [<verb pres 3s -inf><not part2><not inf>] $',
    ({ marked: [verb], lexicon }) => {
      if (!verb || !/^\p{Ll}/u.test(verb.text) || verb.readings.some(({ tags }) => !tags.has('verb'))) return null
      const lemmas = new Set(verb.readings.map(({ lemma }) => lexicon.formsOf(lemma, 'verb inf')[0] ?? ''))
      return lemmas.size === 1 ? ([...lemmas][0] ?? '') || null : null
    },
    'after_modal',
    [
      ['Meine Mutter kann gut kocht.', 'Meine Mutter kann gut kochen.'],
      ['Mein Bruder will Arzt wird.', 'Mein Bruder will Arzt werden.'],
      ['Die Lehrerin muss viel arbeitet.', 'Die Lehrerin muss viel arbeiten.'],
    ],
    ['Meine Mutter kann gut kochen.', 'Die Frau, die kommen kann, lacht.', 'Mein Bruder will Arzt werden.'],
  ),
]
