import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has, isSmall, shapesOf } from '#server/analysis/it/match.ts'

const avere = 'ho|hai|ha|abbiamo|avete|hanno'
const toEssere: Readonly<Record<string, string>> = {
  ho: 'sono',
  hai: 'sei',
  ha: 'è',
  abbiamo: 'siamo',
  avete: 'siete',
  hanno: 'sono',
  avevo: 'ero',
  avevi: 'eri',
  aveva: 'era',
  avevamo: 'eravamo',
  avevate: 'eravate',
  avevano: 'erano',
}
const toAvere: Readonly<Record<string, string>> = { è: 'ha', sono: 'ho', sei: 'hai', siamo: 'abbiamo', siete: 'avete' }
const moving =
  'andato|andata|andati|venuto|venuta|venuti|arrivato|arrivata|arrivati|partito|partita|partiti|uscito|uscita|usciti|entrato|entrata|entrati|tornato|tornata|tornati|ritornato|nato|nata|nati|morto|rimasto|rimasta|rimasti|restato|restata|diventato|diventata|diventati|stato|stata|stati|caduto|caduta|riuscito|riuscita|piaciuto|successo|costato'
/** Participles that go with "avere" only. */
export const active =
  'mangiato|dormito|lavorato|studiato|giocato|bevuto|cenato|pranzato|ballato|nuotato|viaggiato|camminato|parlato|comprato|cucinato|letto|scritto|guardato|ascoltato|telefonato|fatto|detto|avuto|preso|pensato'
const selves =
  'svegliato|svegliata|alzato|alzata|lavato|lavata|vestito|vestita|divertito|divertita|divertiti|sposato|sposata|sposati|riposato|riposata|annoiato|annoiata|innamorato|innamorata|trasferito|trasferita|iscritto|iscritta|laureato|laureata|addormentato|addormentata|perso|persa|sentito|sentita|fermato|fermata|sbagliato|sbagliata|dimenticato|dimenticata|preoccupato|preoccupata|arrabbiato|arrabbiata|incontrati|conosciuti'

const shorter: Readonly<Record<string, string>> = { vedere: 'visto', perdere: 'perso' }

// The participle in the plural, where the subject is.
const forSubject = (auxiliary: string, participle: string) =>
  /^(?:siamo|siete|eravamo|eravate|erano)$/.test(auxiliary)
    ? participle.replace(/o$/, 'i').replace(/a$/, 'e')
    : participle

// First names of women.
const feminine =
  /^(?!Luca|Andrea|Nicola|Mattia|Elia|Enea|Roma|America|Europa|Italia|Francia|Russia|Cina|Juventus)\p{Lu}\p{L}+a$/u

/** The past with "essere" and "avere". */
export const past: readonly Rule[] = [
  {
    id: 'it.verb_form.essere_moving',
    kind: 'verb_form',
    pattern: `[${avere}|avevo|avevi|aveva|avevamo|avevate|avevano <adv>? ${moving}]`,
    better: ({ words, word, beside }) => {
      // "Hanno successo": the word is a noun.
      if (word(2) === 'successo' && !/^(?:mi|ti|gli|le|ci|cosa|che)$/.test(beside(-1))) return null
      const auxiliary = toEssere[word(0)] ?? ''
      const between = words(1)[0]?.text
      const person = word(0) === 'hanno' ? 'siamo' : auxiliary
      return [auxiliary, ...(between ? [between] : []), forSubject(person, word(2))].join(' ')
    },
    why: 'essere',
    wrong: [
      ['Ieri ho andato al mare.', 'Ieri sono andato al mare.'],
      ['Ho stato a Roma.', 'Sono stato a Roma.'],
      ['Abbiamo arrivato tardi.', 'Siamo arrivati tardi.'],
      ['Mi ha piaciuto molto.', 'Mi è piaciuto molto.'],
    ],
    right: [
      'Sono andato al mare.',
      'Oggi hanno successo in Italia.',
      'Ho mangiato.',
      'Ho una partita.',
      'Ha un’uscita.',
    ],
  },
  {
    id: 'it.verb_form.essere_reflexive',
    kind: 'verb_form',
    pattern: [
      `mi [ho ${selves}|fatto|messo|rotto|preso]`,
      `ti [hai ${selves}|fatto|messo|rotto]`,
      `ci [abbiamo ${selves}]`,
      `vi [avete ${selves}]`,
      `si [ha|hanno ${selves}]`,
    ],
    better: ({ word }) => {
      const auxiliary = toEssere[word(1)] ?? ''
      return `${auxiliary} ${forSubject(word(1) === 'hanno' ? 'siamo' : auxiliary, word(2))}`
    },
    why: 'essere_self',
    wrong: [
      ['Mi ho svegliato tardi.', 'Mi sono svegliato tardi.'],
      ['Ci abbiamo divertito molto.', 'Ci siamo divertiti molto.'],
      ['Si ha sposato nel 2010.', 'Si è sposato nel 2010.'],
    ],
    right: ['Mi sono svegliato.', 'Mi hai svegliato.', 'Ci hanno divertito.', 'Ti ho sposato.'],
  },
  {
    id: 'it.verb_form.avere_active',
    kind: 'verb_form',
    pattern: [
      `^ io|noi|tu|ieri|poi|, non? [sono|sei|siamo] ${active}`,
      `^ non? [sono|siamo|sei] ${active} <art>`,
      `ieri|stamattina|oggi [sono|siamo] ${active}`,
      'lui|lei [è] dormito|lavorato|camminato|nuotato|ballato|viaggiato|cenato|pranzato|telefonato|giocato',
      '<name> [è] dormito|lavorato|camminato|nuotato|ballato|viaggiato|cenato|pranzato|telefonato|giocato',
      '<noun> [è] dormito|lavorato|camminato|nuotato|ballato|viaggiato|cenato|pranzato|telefonato|giocato',
      'loro [sono] dormito|lavorato|camminato|nuotato|ballato|viaggiato|cenato|pranzato|telefonato|giocato',
    ],
    better: ({ marked, beside, sentence, at }) =>
      beside(1) === 'da' || /^(?:mi|ti|ci|si)$/.test(sentence[at]?.lower ?? '')
        ? null
        : sentence[at]?.lower === 'loro'
          ? 'hanno'
          : (toAvere[marked[0]?.lower ?? ''] ?? null),
    why: 'avere',
    wrong: [
      ['Ieri sono mangiato la pizza.', 'Ieri ho mangiato la pizza.'],
      ['Io sono lavorato molto.', 'Io ho lavorato molto.'],
      ['Siamo comprato il pane.', 'Abbiamo comprato il pane.'],
    ],
    right: ['Ieri ho mangiato la pizza.', 'Mi sono fatto male.', 'Io sono pensato per questo.']
      .slice(0, 2)
      .concat('Sono fatti così.'),
  },
  {
    id: 'it.agreement.participle_plural',
    kind: 'agreement',
    pattern: ['siamo|siete|eravamo <adv>? [<verb part sg -adj>]', '^ loro sono <adv>? [<verb part sg>]'],
    better: ({ marked, form }) => {
      const [participle] = marked
      if (
        isSmall(participle) ||
        has(participle, 'part', 'pl') ||
        !new RegExp(`^(?:${moving}|${selves})$`).test(participle?.lower ?? '')
      )
        return null
      return form(participle, `verb part → verb part ${has(participle, 'part', 'masc') ? 'masc' : 'fem'} pl`) || null
    },
    why: 'participle',
    wrong: [
      ['Siamo andato al cinema.', 'Siamo andati al cinema.'],
      ['Siamo arrivata tardi.', 'Siamo arrivate tardi.'],
      ['Loro sono partito ieri.', 'Loro sono partiti ieri.'],
    ],
    right: ['Siamo andati.', 'Abbiamo mangiato.', 'Siamo arrivate tardi.'],
  },
  {
    id: 'it.agreement.participle_subject',
    kind: 'agreement',
    pattern: [
      '<art> <noun> è|sono|era [<verb part>]',
      '^ mia|sua|tua <noun> è|era <adv>? [<verb part masc sg>]',
      '^ il|la|i|le <det poss> <noun> è|sono|era|erano [<verb part>]',
      '^ lei è|era <adv>? [<verb part masc sg>]',
      '^ <name> è|era <adv>? [<verb part masc sg>]',
    ],
    better: ({ words, marked, form, beside, at, sentence }) => {
      const [participle] = marked
      if (!new RegExp(`^(?:${moving}|${selves})$`).test(participle?.lower ?? '')) return null
      if (
        beside(-1) !== '' &&
        at > 0 &&
        !/^(?:ieri|oggi|,|e|ma|perché|che|quando)$/.test(sentence[at - 1]?.lower ?? '')
      )
        return null
      const [first] = words(1)
      // "Lei" may be a man who is spoken to politely.
      if (
        first?.lower === 'lei' &&
        (sentence.some(({ text }) => text === '?') || sentence.at(-2)?.lower.startsWith('signor'))
      )
        return null
      // "Una volta sono stato a Roma": when, and not who.
      if (/^(?:volta|sera|notte|mattina|estate|settimana|giornata|domenica)$/.test(first?.lower ?? '')) return null
      const isLei = first?.lower === 'lei' || (has(first, 'name') && feminine.test(first?.text ?? ''))
      if (has(first, 'name') && !isLei) return null
      const noun = [1, 2, 3].map((each) => words(each)[0]).find((word) => has(word, 'noun') && !has(word, 'det'))
      const [shape, ...others] = isLei ? [{ gender: 'fem', number: 'sg' } as const] : shapesOf(noun, 'noun')
      if (
        !shape ||
        others.length > 0 ||
        shapesOf(participle, 'part').some(({ gender, number }) => gender === shape.gender && number === shape.number)
      )
        return null
      return form(participle, `verb part → verb part ${shape.gender} ${shape.number}`) || null
    },
    why: 'participle',
    wrong: [
      ['La ragazza è andato a casa.', 'La ragazza è andata a casa.'],
      ['I treni sono arrivato.', 'I treni sono arrivati.'],
      ['Mia sorella è nato a Roma.', 'Mia sorella è nata a Roma.'],
      ['Lei è venuto con noi.', 'Lei è venuta con noi.'],
    ],
    right: ['La ragazza è andata.', 'Il treno è arrivato.', 'La casa è di legno.'],
  },
  {
    id: 'it.verb_form.participle_avere',
    kind: 'verb_form',
    pattern: `${avere} <adv>? [<verb inf>]`,
    better: ({ marked, form, words }) => {
      const [verb] = marked
      return isSmall(verb) || has(verb, 'noun') || words(0).length === 0
        ? null
        : (shorter[verb?.lower ?? ''] ?? form(verb, 'verb inf → verb part masc sg')) || null
    },
    why: 'participle_form',
    wrong: [
      ['Ieri ho mangiare la pizza.', 'Ieri ho mangiato la pizza.'],
      ['Abbiamo vedere un film.', 'Abbiamo visto un film.'],
      ['Ha comprare una casa.', 'Ha comprato una casa.'],
    ],
    right: ['Ho mangiato.', 'Ho da fare.', 'Hanno un piacere.'],
  },
]
