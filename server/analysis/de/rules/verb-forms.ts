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
  {
    id: 'de.verb_form.would',
    kind: 'accents',
    pattern: [
      '[wurde|wurden|wurdest] gern|gerne|lieber ~werden{0,4} <verb inf><not part2> $',
      '^ ich [wurde] ~von|worden{1,5} <verb inf><not part2> $',
      '^ [wurden|wurdest] sie|du mir|uns|bitte ~worden{0,3} <verb inf><not part2> $',
    ],
    better: ({ marked }) => marked[0]?.lower.replace('u', 'ü') ?? null,
    why: 'would',
    wrong: [
      ['Ich wurde gern in Berlin wohnen.', 'Ich würde gern in Berlin wohnen.'],
      ['Wir wurden lieber zu Hause bleiben.', 'Wir würden lieber zu Hause bleiben.'],
      ['Ich wurde das nicht machen.', 'Ich würde das nicht machen.'],
    ],
    right: ['Ich wurde gestern abgeholt.', 'Ich würde gern kommen.', 'Er wurde krank.'],
  },
  {
    id: 'de.verb_form.would_like',
    kind: 'accents',
    pattern: [
      '^ ich|wir [mochte|mochten] ein|eine|einen|noch|gern|gerne|bitte',
      '^ ich|wir [mochte|mochten] ~und|oder{0,5} bitte',
      '^ ich|wir [mochte|mochten] ~und|oder|nie|früher|damals|als{1,4} <verb inf> $',
      '^ was|wie [mochten|mochtest] du|sie',
    ],
    better: ({ marked }) => marked[0]?.lower.replace('o', 'ö') ?? null,
    why: 'would',
    wrong: [
      ['Ich mochte einen Tee.', 'Ich möchte einen Tee.'],
      ['Ich mochte nach Wien fahren.', 'Ich möchte nach Wien fahren.'],
      ['Was mochten Sie trinken?', 'Was möchten Sie trinken?'],
    ],
    right: ['Ich möchte einen Tee.', 'Als Kind mochte ich Spinat.', 'Ich mochte die Lehrerin sehr.'],
  },
  {
    id: 'de.verb_form.could',
    kind: 'accents',
    pattern: [
      '^ ich|wir [konnte|konnten] dir|dich|euch|ihnen morgen|vielleicht|gern|gerne|später',
      '^ [konnten|konntest] sie|du mir|uns bitte',
    ],
    better: ({ marked }) => marked[0]?.lower.replace('o', 'ö') ?? null,
    why: 'would',
    wrong: [
      ['Ich konnte dir morgen das Buch geben.', 'Ich könnte dir morgen das Buch geben.'],
      ['Konntest du mir bitte helfen?', 'Könntest du mir bitte helfen?'],
      ['Wir konnten euch vielleicht abholen.', 'Wir könnten euch vielleicht abholen.'],
    ],
    right: ['Ich konnte gestern nicht kommen.', 'Konntest du schlafen?', 'Könntest du mir bitte helfen?'],
  },
  {
    id: 'de.agreement.counted_subject',
    kind: 'agreement',
    pattern: [
      '^ die|meine|unsere|deine|diese ~leute<noun pl nom -sg> hier|dort|auch [ist|hat|war|kann|muss|will|kommt|geht|macht|kostet]',
      '^ viele|alle|manche leute|menschen|personen|kinder|touristen [<verb pres 3s>]',
      '^ wie viele <noun pl nom -sg> [<verb pres -3p>]',
      '^ die leute hier|dort|da [ist|hat|war|kann|muss|will|kommt|geht|macht]',
    ],
    better: (match) => {
      const [verb] = match.marked
      if (!verb || match.words(2).some((noun) => has(noun, 'sg'))) return null
      const tense = has(verb, 'verb pres') ? 'pres' : 'past'
      return verb.lower === 'ist' ? 'sind' : match.form(verb, `verb → verb ${tense} 3p`) || null
    },
    why: 'subject',
    wrong: [
      ['Die Leute dort ist freundlich.', 'Die Leute dort sind freundlich.'],
      ['Die Häuser hier hat Gärten.', 'Die Häuser hier haben Gärten.'],
      ['Wie viele Freunde kommt zur Party?', 'Wie viele Freunde kommen zur Party?'],
    ],
    right: ['Die Leute sind freundlich.', 'Die Schule ist groß.', 'Wie viele Freunde kommen?'],
  },
  {
    id: 'de.agreement.adjective_subject',
    kind: 'agreement',
    pattern: [
      '^ der|die|das|mein|meine|unser|unsere <adj e> <noun fem sg -pl> [sind|haben|kommen|gehen|wohnen|arbeiten|machen] *',
      '^ wie lange|viel [dauern|kosten] der|das|die|ein|eine <noun sg -pl>',
    ],
    better: (match) => {
      const [verb] = match.marked
      const noun = match.words(verb?.lower === 'dauern' || verb?.lower === 'kosten' ? 5 : 3)[0]
      if (!verb || has(noun, 'pl') || !has(noun, 'sg')) return null
      return verb.lower === 'sind' ? 'ist' : match.form(verb, 'verb → verb pres 3s') || null
    },
    why: 'subject',
    wrong: [
      ['Die neue Lehrerin sind streng.', 'Die neue Lehrerin ist streng.'],
      ['Meine kleine Schwester wohnen in Köln.', 'Meine kleine Schwester wohnt in Köln.'],
      ['Wie lange dauern der Film?', 'Wie lange dauert der Film?'],
    ],
    right: ['Die neue Lehrerin ist streng.', 'Wie lange dauern die Filme?', 'Die neuen Lehrer sind nett.'],
  },
  {
    id: 'de.agreement.noun_and_ich',
    kind: 'agreement',
    pattern: ['^ mein|meine|der|die <noun> und ich [<verb pres -1p>]', '^ <name> und ich [<verb pres -1p>]'],
    better: (match) => {
      const [verb] = match.marked
      return verb?.readings.some(({ tags }) => !tags.has('verb'))
        ? null
        : match.form(verb, 'verb → verb pres 1p') || null
    },
    why: 'subject',
    wrong: [
      ['Meine Freundin und ich geht ins Kino.', 'Meine Freundin und ich gehen ins Kino.'],
      ['Mein Bruder und ich spiele Fußball.', 'Mein Bruder und ich spielen Fußball.'],
      ['Anna und ich wohne zusammen.', 'Anna und ich wohnen zusammen.'],
    ],
    right: ['Meine Freundin und ich gehen.', 'Ich wohne hier und ich arbeite hier.', 'Anna und ich wohnen zusammen.'],
  },
]
