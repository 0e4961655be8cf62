import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { has } from './verbs.ts'

const inner = '~und|oder|aber|dass|weil|wenn|als|wie|zu|was|ob|denn|bis|lieber|sein|haben|werden|lassen{0,5}'
const things = '~und|oder|aber|dass|weil|wenn|als|wie|zu|was|ob|denn|werden|lassen{0,5}'
const modals =
  'kann|kannst|können|könnt|könnte|könntest|könnten|muss|musst|müssen|müsst|will|willst|wollen|wollt|soll|sollst|sollen|darf|darfst|dürfen|dürft|möchte|möchtest|möchten|möchtet|würde|würdest|würden'
const ends = ['$', ',', 'und']
const person = 'ich|du|er|sie|es|wir|ihr|man'

const only = (forms: readonly string[]) => {
  const different = new Set(forms.filter(Boolean))
  return different.size === 1 ? ([...different][0] ?? null) : null
}

// The infinitive of a verb that stands there in another form.
function infinitive(match: Match): string | null {
  const [verb] = match.marked
  if (!verb || !/^\p{Ll}/u.test(verb.text) || has(verb, 'verb inf')) return null
  if (
    verb.readings.some(({ tags }) =>
      ['adv', 'prep', 'det', 'pron', 'num', 'interj', 'conj'].some((tag) => tags.has(tag)),
    )
  )
    return null
  if (
    !has(verb, 'verb part2') &&
    verb.readings.some(({ tags }) => tags.has('adj') && !tags.has('part') && tags.has('base'))
  )
    return null
  const lemmas = verb.readings.filter(({ tags }) => tags.has('verb')).map(({ lemma }) => lemma)
  return only(lemmas.map((lemma) => match.lexicon.formsOf(lemma, 'verb inf')[0] ?? ''))
}

// The participle of a verb that stands there in another form.
function participle(match: Match): string | null {
  const [verb] = match.marked
  if (!verb || !/^\p{Ll}/u.test(verb.text) || has(verb, 'verb part2') || has(verb, 'verb modal')) return null
  if (verb.readings.some(({ tags }) => !tags.has('verb') && !tags.has('part'))) return null
  const lemmas = verb.readings.filter(({ tags }) => tags.has('verb')).map(({ lemma }) => lemma)
  return only(lemmas.flatMap((lemma) => match.lexicon.formsOf(lemma, 'verb part2').slice(0, 1)))
}

const going =
  'gehen|kommen|fahren|aufstehen|fliegen|bleiben|laufen|reisen|ankommen|einschlafen|aufwachen|umziehen|weggehen|ausgehen|zurückkommen|wandern'

/** Forms of verbs at the end of a clause. */
export const verbForms: readonly Rule[] = [
  {
    id: 'de.verb_form.modal_finite',
    kind: 'verb_form',
    pattern: ends.flatMap((end) => [
      `^ ${person}|Sie ${modals} ${inner} [<verb -inf><not part2><not zu>] ${end}`,
      `^ ${modals} ${person} ${inner} [<verb -inf><not part2>] ${end}`,
    ]),
    better: infinitive,
    why: 'after_modal',
    wrong: [
      ['Kannst du mir morgen hilfst?', 'Kannst du mir morgen helfen?'],
      ['Du musst mehr Obst isst.', 'Du musst mehr Obst essen.'],
      ['Ich würde gern nach Rom reise.', 'Ich würde gern nach Rom reisen.'],
      ['Er will Koch wird.', 'Er will Koch werden.'],
    ],
    right: [
      'Kannst du mir morgen helfen?',
      'Ich will, dass du mehr isst.',
      'Du musst nach Hause und wir gehen ins Kino.',
      'Ich kann heute nicht.',
    ],
  },
  {
    id: 'de.verb_form.modal_participle',
    kind: 'verb_form',
    pattern: [
      `^ ${person} ${modals} ~und|oder|aber|dass|weil|zu|als|wie{1,4} [reserviert|bestellt|besucht|gekauft|gegangen|gemacht|gelernt|gegessen|getrunken|gespielt|gearbeitet|bezahlt|gesprochen|gereist|geschlafen|geholfen] $`,
    ],
    better: infinitive,
    why: 'after_modal',
    wrong: [
      ['Wir möchten einen Tisch reserviert.', 'Wir möchten einen Tisch reservieren.'],
      ['Ich muss heute viel gelernt.', 'Ich muss heute viel lernen.'],
      ['Er will morgen Fußball gespielt.', 'Er will morgen Fußball spielen.'],
    ],
    right: ['Wir haben einen Tisch reserviert.', 'Ich muss heute viel lernen.', 'Er soll viel gearbeitet haben.'],
  },
  {
    id: 'de.verb_form.modal_zu_verb',
    kind: 'verb_form',
    pattern: [`^ ${person} ${modals} ${inner} [<verb zu>] $`],
    better: infinitive,
    why: 'modal_zu',
    wrong: [
      ['Ich will morgen früh aufzustehen.', 'Ich will morgen früh aufstehen.'],
      ['Wir müssen heute einzukaufen.', 'Wir müssen heute einkaufen.'],
      ['Er kann dich abzuholen.', 'Er kann dich abholen.'],
    ],
    right: ['Ich will morgen früh aufstehen.', 'Ich habe keine Lust aufzustehen.', 'Er kann dich abholen.'],
  },
  {
    id: 'de.verb_form.perfect_finite',
    kind: 'verb_form',
    pattern: ['$', 'und'].flatMap((end) => [
      `^ ${person} habe|hast|hat|haben|habt ${things} [<verb -inf><not part2><not inf>] ${end}`,
      `^ ${person} habe|hast|hat|haben|habt das|den|die|es|mich|dich|ihn|meine|meinen ~zu|und{0,3} [<verb inf><not modal>] ${end}`,
      `habe|hat|haben ich|er|sie|wir ~und|oder|zu|was{1,4} [<verb inf><not modal>] ${end}`,
    ]),
    better: (match) => {
      const [verb] = match.marked
      return /^(?:sehen|hören|lassen|helfen|lernen|lehren|fühlen|brauchen|gehen|stehen|liegen|sitzen|hängen)$/.test(
        verb?.lower ?? '',
      )
        ? null
        : participle(match)
    },
    why: 'participle',
    wrong: [
      ['Er hat seinen Pass verliert.', 'Er hat seinen Pass verloren.'],
      ['Ich habe das nicht verstehen.', 'Ich habe das nicht verstanden.'],
      ['Wir haben einen Brief schreibt.', 'Wir haben einen Brief geschrieben.'],
    ],
    right: [
      'Er hat seinen Pass verloren.',
      'Ich habe ihn kommen sehen.',
      'Ich habe Hunger und esse.',
      'Ich habe das machen müssen.',
    ],
  },
  {
    id: 'de.verb_form.perfect_going',
    kind: 'verb_form',
    pattern: ['$', 'und', ','].flatMap((end) => [
      `bin|bist ~und|zu|oder|am|beim{1,5} [${going}] ${end}`,
      `^ er|sie|wir ist|sind ~und|zu|oder|am|beim{1,5} [${going}] ${end}`,
      `sind wir ~und|zu|oder|am|beim{1,5} [${going}] ${end}`,
    ]),
    better: (match) => participle(match),
    why: 'participle',
    wrong: [
      ['Gestern bin ich ins Kino gehen.', 'Gestern bin ich ins Kino gegangen.'],
      ['Ich bin um sieben Uhr aufstehen.', 'Ich bin um sieben Uhr aufgestanden.'],
      ['Wir sind nach Rom fahren.', 'Wir sind nach Rom gefahren.'],
    ],
    right: ['Gestern bin ich ins Kino gegangen.', 'Ich bin dafür, ins Kino zu gehen.', 'Ich bin müde und will gehen.'],
  },
]
