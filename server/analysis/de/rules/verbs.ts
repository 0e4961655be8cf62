import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { wrongParticiples } from '#server/analysis/de/lexicon/wrong-forms.ts'

export const has = (word: Word | undefined, tags: string): boolean =>
  word?.readings.some((reading) => tags.split(' ').every((tag) => reading.tags.has(tag))) ?? false

const tenses = ['pres', 'past', 'subj2']

// The verb as the person has it; null where it may be so already.
function agreeing(match: Match, verb: Word | undefined, person: string): string | null {
  if (!verb || /^\p{Lu}/u.test(verb.text) === verb.start > (match.sentence[0]?.start ?? 0)) return null
  if (
    verb.readings.some(
      ({ tags }) =>
        tags.has(person) ||
        (tags.has('imp') && !tags.has('sg')) ||
        tags.has('adv') ||
        tags.has('prep') ||
        tags.has('det') ||
        tags.has('pron') ||
        (tags.has('adj') && !tags.has('part') && !has(verb, 'verb inf')),
    )
  )
    return null
  const tense = tenses.find((each) => has(verb, `verb ${each}`)) ?? (has(verb, 'verb inf') ? 'pres' : null)
  if (/^(?:und|oder)$/.test(match.word(0)) && has(match.sentence[match.at - 1], 'noun')) return null
  if (
    match.word(1) === 'ihr' &&
    /^(?:w[ua]rde?|wird|geht|gefällt|gefiel|fehlt|gehört|schmeckt|passt|passiert|tut|fällt)$/.test(verb.lower)
  )
    return null
  if (tense === null || (match.word(1) === 'es' && has(verb, '3p'))) return null
  return match.form(verb, `verb → verb ${tense} ${person}`) || null
}

const person = (
  id: string,
  pronoun: string,
  own: string,
  why: string,
  wrong: Rule['wrong'],
  right: readonly string[],
): Rule => ({
  id,
  kind: 'agreement',
  pattern: [`^ ${pronoun} [<verb><not part2>]`, `und|aber|denn|oder ${pronoun} [<verb><not part2>]`],
  better: (match) => agreeing(match, match.marked[0], own),
  why,
  wrong,
  right,
})
const asked = (
  id: string,
  pronoun: string,
  own: string,
  why: string,
  wrong: Rule['wrong'],
  right: readonly string[],
): Rule => ({
  id,
  kind: 'agreement',
  pattern: [
    `^ wo|was|wie|wann|warum|woher|wohin|wen|wem [<verb><not part2>] ${pronoun}`,
    `^ [<verb><not part2>] ${pronoun}`,
  ],
  better: (match) => agreeing(match, match.marked[0], own),
  why,
  wrong,
  right,
})

const goes =
  'gegangen|gekommen|geblieben|gereist|passiert|aufgestanden|eingeschlafen|gestorben|gewesen|geworden|gelaufen|angekommen|zurückgekommen|eingestiegen|ausgestiegen|umgestiegen|aufgewacht|gewandert|ausgegangen|mitgekommen|zurückgegangen|weggegangen'
const stays =
  'gegessen|getrunken|geschlafen|gearbeitet|gelebt|gespielt|gelernt|gekauft|gesehen|gehört|gelesen|geschrieben|gekocht|gesprochen|getanzt|studiert|gefrühstückt|gehabt|telefoniert|gemacht|vergessen|bekommen'
const toBe: Readonly<Record<string, string>> = {
  habe: 'bin',
  hast: 'bist',
  hat: 'ist',
  haben: 'sind',
  habt: 'seid',
  hatte: 'war',
  hatten: 'waren',
  hattest: 'warst',
}
const toHave: Readonly<Record<string, string>> = { bin: 'habe', bist: 'hast', ist: 'hat', sind: 'haben', seid: 'habt' }

/** Person and number, perfect and participle. */
export const verbs: readonly Rule[] = [
  person(
    'de.agreement.ich',
    'ich',
    '1s',
    'person',
    [
      ['Ich wohnen in Berlin.', 'Ich wohne in Berlin.'],
      ['Ich lernt Deutsch.', 'Ich lerne Deutsch.'],
      ['Ich heißen Marta.', 'Ich heiße Marta.'],
      ['Ich ist müde.', 'Ich bin müde.'],
    ],
    ['Ich wohne in Berlin.', 'Kann ich gehen?', 'Ich hab Zeit.', 'Ich schnell!'],
  ),
  person(
    'de.agreement.du',
    'du',
    '2s',
    'person',
    [
      ['Du wohnt hier.', 'Du wohnst hier.'],
      ['Du haben Zeit.', 'Du hast Zeit.'],
      ['Du kann kommen.', 'Du kannst kommen.'],
    ],
    ['Du wohnst hier.', 'Du hast recht.', 'Du kannst kommen.'],
  ),
  person(
    'de.agreement.er',
    'er|es|man',
    '3s',
    'person',
    [
      ['Er wohnen in Rom.', 'Er wohnt in Rom.'],
      ['Er arbeite viel.', 'Er arbeitet viel.'],
      ['Er spielen Fußball.', 'Er spielt Fußball.'],
      ['Man können hier essen.', 'Man kann hier essen.'],
    ],
    ['Er wohnt in Rom.', 'Es sind drei Euro.', 'Es waren viele Leute da.', 'Er war da.'],
  ),
  person(
    'de.agreement.wir',
    'wir',
    '1p',
    'person',
    [
      ['Wir geht ins Kino.', 'Wir gehen ins Kino.'],
      ['Wir hat Hunger.', 'Wir haben Hunger.'],
      ['Wir wohne zusammen.', 'Wir wohnen zusammen.'],
    ],
    ['Wir gehen ins Kino.', 'Wir haben Hunger.', 'Wir auch.'],
  ),
  person(
    'de.agreement.ihr',
    'ihr',
    '2p',
    'person',
    [
      ['Ihr haben Glück.', 'Ihr habt Glück.'],
      ['Ihr kommen morgen.', 'Ihr kommt morgen.'],
      ['Ihr sind nett.', 'Ihr seid nett.'],
    ],
    ['Ihr habt Glück.', 'Ihr Essen ist gut.', 'Ihr seid nett.'],
  ),
  asked(
    'de.agreement.asked_du',
    'du',
    '2s',
    'person',
    [
      ['Wo wohnen du?', 'Wo wohnst du?'],
      ['Haben du Zeit?', 'Hast du Zeit?'],
      ['Wie heißen du?', 'Wie heißt du?'],
    ],
    ['Wo wohnst du?', 'Hast du Zeit?', 'Magst du Käse?'],
  ),
  asked(
    'de.agreement.asked_ihr',
    'ihr !<noun>',
    '2p',
    'person',
    [
      ['Wo wohnen ihr?', 'Wo wohnt ihr?'],
      ['Woher kommen ihr?', 'Woher kommt ihr?'],
      ['Was machen ihr heute?', 'Was macht ihr heute?'],
    ],
    ['Wo wohnt ihr?', 'Habt ihr Zeit?', 'Wie ist ihr Name?'],
  ),
  asked(
    'de.agreement.asked_wir',
    'wir',
    '1p',
    'person',
    [
      ['Geht wir ins Kino?', 'Gehen wir ins Kino?'],
      ['Wann esse wir?', 'Wann essen wir?'],
      ['Was macht wir?', 'Was machen wir?'],
    ],
    ['Gehen wir ins Kino?', 'Wann essen wir?', 'Sind wir da?'],
  ),
  {
    id: 'de.agreement.noun_subject',
    kind: 'agreement',
    pattern: [
      '^ mein|meine|unser|unsere|dein|deine <noun sg nom -pl> [<verb pres -3s><not part2>] !ich|du|er|sie|es|wir|ihr|man',
      '^ der|die|das <noun sg nom -pl> [sind|habe|haben|kommen|können|müssen|wollen|bin] !ich|du|er|sie|es|wir|ihr|man',
    ],
    better: (match) => {
      const [noun] = match.words(2)
      return has(noun, 'pl') ? null : agreeing(match, match.marked[0], '3s')
    },
    why: 'subject',
    wrong: [
      ['Mein Bruder wohnen in Rom.', 'Mein Bruder wohnt in Rom.'],
      ['Meine Mutter arbeiten viel.', 'Meine Mutter arbeitet viel.'],
      ['Das Haus haben einen Garten.', 'Das Haus hat einen Garten.'],
    ],
    right: ['Mein Bruder wohnt in Rom.', 'Meine Eltern arbeiten viel.', 'Die Lehrer haben Zeit.'],
  },
  {
    id: 'de.agreement.plural_subject',
    kind: 'agreement',
    pattern: ['^ meine|die|unsere|viele|deine <noun pl nom -sg> [<verb pres 3s><not part2>]'],
    better: (match) => (has(match.words(2)[0], 'sg') ? null : agreeing(match, match.marked[0], '3p')),
    why: 'subject',
    wrong: [
      ['Meine Eltern wohnt in Spanien.', 'Meine Eltern wohnen in Spanien.'],
      ['Die Kinder spielt im Garten.', 'Die Kinder spielen im Garten.'],
      ['Viele Leute hat ein Auto.', 'Viele Leute haben ein Auto.'],
    ],
    right: ['Meine Eltern wohnen in Spanien.', 'Die Mutter spielt.', 'Viele Leute haben ein Auto.'],
  },
  {
    id: 'de.tense.perfect_be',
    kind: 'verb_form',
    pattern: [`[habe|hast|hat|haben|habt|hatte|hatten|hattest] ~dass|weil|wenn|und|oder|aber{0,5} ${goes} !<verb>`],
    better: ({ marked }) => toBe[marked[0]?.lower ?? ''] ?? null,
    why: 'perfect_be',
    wrong: [
      ['Ich habe nach Hause gegangen.', 'Ich bin nach Hause gegangen.'],
      ['Er hat zu spät gekommen.', 'Er ist zu spät gekommen.'],
      ['Was hat passiert?', 'Was ist passiert?'],
    ],
    right: ['Ich bin nach Hause gegangen.', 'Er hat gesagt, er ist gekommen.', 'Ich habe gehört, was passiert ist.'],
  },
  {
    id: 'de.tense.perfect_have',
    kind: 'verb_form',
    pattern: [
      `[bin|bist|seid] ~dass|weil|wenn|und|oder|aber|zu|von{0,5} ${stays} !<verb>`,
      '[bin|bist|seid] ich|du|ihr? in|bei|dort|hier ~es|das|so|dass|und|zu{0,4} gewohnt $',
      `^ er|sie|wir [ist|sind] ~dass|weil|wenn|und|oder|aber|zu{0,5} gegessen|getrunken|geschlafen|gearbeitet|gespielt|gelernt|gekauft|gelesen !<verb>`,
    ],
    better: ({ marked }) => toHave[marked[0]?.lower ?? ''] ?? null,
    why: 'perfect_have',
    wrong: [
      ['Ich bin viel gearbeitet.', 'Ich habe viel gearbeitet.'],
      ['Ich bin eine Pizza gegessen.', 'Ich habe eine Pizza gegessen.'],
      ['Wir sind Fußball gespielt.', 'Wir haben Fußball gespielt.'],
    ],
    right: [
      'Ich habe viel gearbeitet.',
      'Ich bin müde.',
      'Ich bin nach Hause gegangen.',
      'Ich bin es gewohnt, früh aufzustehen.',
      'Bist du das Essen hier schon gewohnt?',
      'Ich bin von allen vergessen.',
    ],
  },
  {
    id: 'de.verb_form.participle',
    kind: 'verb_form',
    pattern: '[<wrong participle>]',
    better: ({ marked }) => wrongParticiples[marked[0]?.lower ?? ''] ?? null,
    why: 'participle',
    wrong: [
      ['Ich habe einen Brief geschreibt.', 'Ich habe einen Brief geschrieben.'],
      ['Ich bin ins Kino gegeht.', 'Ich bin ins Kino gegangen.'],
      ['Wir haben viel getrinkt.', 'Wir haben viel getrunken.'],
    ],
    right: ['Ich habe einen Brief geschrieben.', 'Ich bin ins Kino gegangen.', 'Er geht.'],
  },
  {
    id: 'de.verb_form.after_modal',
    kind: 'verb_form',
    pattern: [
      '^ <pron subj> <verb pres modal> nicht|auch|gut|gern|heute? [<verb pres 1s -inf><not inf><not det><not interj><not adv><not part2>]',
    ],
    better: (match) => {
      const [verb] = match.marked
      return verb && /^\p{Ll}/u.test(verb.text) && !has(verb, 'adj')
        ? match.form(verb, 'verb pres 1s → verb inf') || null
        : null
    },
    why: 'after_modal',
    wrong: [
      ['Ich muss gehe.', 'Ich muss gehen.'],
      ['Ich möchte esse.', 'Ich möchte essen.'],
      ['Ich will nicht arbeite.', 'Ich will nicht arbeiten.'],
    ],
    right: ['Ich kann gut kochen.', 'Ich muss gehen.', 'Ich möchte Käse.'],
  },
  {
    id: 'de.extra_word.modal_zu',
    kind: 'extra_word',
    pattern: [
      '<verb modal> <pron subj>? nicht? [zu] <verb inf> $',
      '<verb modal> nach|ins|in <noun> [zu] <verb inf> $',
    ],
    better: '',
    why: 'modal_zu',
    wrong: [
      ['Ich möchte zu schlafen.', 'Ich möchte schlafen.'],
      ['Ich muss zu arbeiten.', 'Ich muss arbeiten.'],
      ['Ich kann nicht zu kommen.', 'Ich kann nicht kommen.'],
    ],
    right: ['Ich möchte etwas zu essen.', 'Ich muss arbeiten.', 'Ich habe viel zu tun.'],
  },
]
