import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { has } from '#server/analysis/it/match.ts'
import { finiteOf, formOf, inPast, withEssere } from './tenses.ts'

const gone = [
  "^ l'? altro? ieri <adv>?",
  '^ ieri sera|mattina|pomeriggio|notte',
  "^ il|la|l' <noun> scorso|scorsa ,?",
  '^ <noun> scorso|scorsa ,?',
  ...['<num>', '#', 'un|una|molti|alcuni|tanti|qualche'].map(
    (number) => `^ ${number} anno|anni|mese|mesi|giorno|giorni|settimana|settimane|ora|ore fa ,?`,
  ),
  '^ nel # ,?',
]
const ago = '<pron subj>? non? <pron obj>? [<verb pres>]'
const year = /^(?:1[89]\d\d|20(?:[01]\d|2[0-5]))$/

/** "Sono andato", where "sono" is no present. */
const isAuxiliary = ({ sentence, marked }: Match) => {
  const at = sentence.findIndex((one) => one === marked[0])
  return sentence.slice(at + 1, at + 5).some((word) => ['part', 'ger', 'inf'].some((tag) => has(word, 'verb', tag)))
}

function past(match: Match, mayBeNoun = false): string | null {
  const [verb] = match.marked
  const at = match.sentence.findIndex((one) => one === verb)
  const number = match.sentence.find(({ kind }) => kind === 'number')
  if (match.sentence.slice(0, at).some(({ lower }) => lower === 'nel') && !year.test(number?.text ?? '')) return null
  if (/^(?:sono|è|sei|siamo|siete)$/.test(verb?.lower ?? '')) {
    const person = { sono: '1s', sei: '2s', è: '3s', siamo: '1p', siete: '2p' }[verb?.lower ?? '']
    return isAuxiliary(match) || !person ? null : formOf(match, 'essere', `impf ${person}`)
  }
  const isSelf = /^(?:mi|ti|si|ci|vi)$/.test(match.sentence[at - 1]?.lower ?? '')
  const isYear = match.sentence[at - 1]?.kind === 'number'
  const own = finiteOf(verb, 'pres', mayBeNoun || isSelf || isYear)
  if (!own || ((!isSelf || own.lemma === 'avere') && isAuxiliary(match))) return null
  return inPast(match, own.lemma, own.person, isSelf)
}

/** Times that a sentence names, and the tense that goes with them. */
export const when: readonly Rule[] = [
  {
    id: 'it.tense.past_time',
    kind: 'tense',
    pattern: gone.map((time) => `${time} ${ago}`),
    better: (match) => past(match),
    why: 'past_time',
    wrong: [
      ['Ieri vado al cinema.', 'Ieri sono andato al cinema.'],
      ['La settimana scorsa compro una bici.', 'La settimana scorsa ho comprato una bici.'],
      ['Tre giorni fa mi sveglio alle cinque.', 'Tre giorni fa mi sono svegliato alle cinque.'],
      ['Nel 2012 finisco la scuola.', 'Nel 2012 ho finito la scuola.'],
    ],
    right: [
      'Ieri sono andato al cinema.',
      'Due anni fa ho cambiato casa.',
      'Nel 2030 vado in pensione.',
      'Ieri non ho detto che vado via.',
      'Ieri ci siamo alzati tardi.',
    ],
  },
  {
    id: 'it.tense.past_time_subject',
    kind: 'tense',
    pattern: gone.flatMap((time) =>
      ['<art> <det poss>? <noun>', '<det poss> <noun>', '<name>'].map(
        (subject) => `${time} ${subject} non? [<verb pres 3s>]`,
      ),
    ),
    better: (match) => {
      const at = match.sentence.findIndex((one) => one === match.marked[0])
      return has(match.sentence[at - 1], 'noun') || has(match.sentence[at - 1], 'name') ? past(match, true) : null
    },
    why: 'past_time',
    wrong: [
      ['Ieri mia madre cucina il pesce.', 'Ieri mia madre ha cucinato il pesce.'],
      ['Un anno fa Marco compra una moto.', 'Un anno fa Marco ha comprato una moto.'],
      ['Il mese scorso il mio amico scrive una lettera.', 'Il mese scorso il mio amico ha scritto una lettera.'],
    ],
    right: [
      'Ieri mia madre ha cucinato il pesce.',
      'Un anno fa Marco ha comprato una moto.',
      'Ieri la mamma era stanca.',
    ],
  },
  {
    id: 'it.tense.tomorrow',
    kind: 'tense',
    pattern: [
      '^ domani|dopodomani <pron subj>? non? [<verb pres> <adv>? <verb part>]',
      '^ domani|dopodomani <pron subj>? non? [<verb impf>]',
    ],
    better: (match) => {
      const [first] = match.marked
      const last = match.marked.at(-1)
      if (match.marked.length > 1 && !/^(?:avere|essere)$/.test(first?.readings[0]?.lemma ?? '')) return null
      const auxiliary = first?.lower === 'sono' ? { person: '1s' } : finiteOf(first, 'pres')
      const own = match.marked.length === 1 ? finiteOf(first, 'impf') : auxiliary
      const lemma = last?.readings.find(({ tags }) => tags.has(match.marked.length === 1 ? 'impf' : 'part'))?.lemma
      const isState = match.marked.length > 1 && first?.readings.some(({ lemma: each }) => each === 'essere')
      // "Domani ho invitato tutti" is what was done for tomorrow.
      const isDone =
        match.marked.length > 1 &&
        !isState &&
        !/^(?:lavorare|mangiare|fare|studiare|cucinare|dormire|giocare|guardare)$/.test(lemma ?? '')
      if (!own || !lemma || isDone || (isState && !withEssere.test(lemma))) return null
      return formOf(match, lemma, `fut ${own.person}`)
    },
    why: 'future_time',
    wrong: [
      ['Domani sono andato a Pisa.', 'Domani andrò a Pisa.'],
      ['Domani ho lavorato fino a tardi.', 'Domani lavorerò fino a tardi.'],
      ['Domani ero a scuola.', 'Domani sarò a scuola.'],
    ],
    right: ['Domani andrò a Pisa.', 'Domani sono invitato a cena.', 'Domani è chiuso.'],
  },
  {
    id: 'it.tense.as_a_child',
    kind: 'tense',
    pattern: [
      '^ da bambino|bambina|piccolo|piccola|giovane|ragazzo|ragazza ,? <pron subj>? non? [<verb pres>]',
      '^ da bambino|bambina|piccolo|piccola|giovane|ragazzo|ragazza ,? <det poss> <noun> non? [<verb pres 3s>]',
      '^ da bambino|bambina|piccolo|piccola|giovane|ragazzo|ragazza ,? <pron subj>? non? [ho|ha|abbiamo avuto]',
      '^ quando <pron subj>? ero|era|avevo|aveva|eravamo *{0,3} , <pron subj>? non? [<verb pres>]',
      '^ quando <pron subj>? ero|era|avevo|aveva|eravamo # anni , <pron subj>? non? [<verb pres>]',
    ],
    better: (match) => {
      const [verb, participle] = match.marked
      if (participle) {
        const tags = { ho: '1s', ha: '3s', abbiamo: '1p' }[verb?.lower ?? '']
        return tags ? formOf(match, 'avere', `impf ${tags}`) : null
      }
      if (isAuxiliary(match) || /^(?:ricordo|so|penso|credo)$/.test(verb?.lower ?? '')) return null
      const own = finiteOf(verb, 'pres', true)
      return own ? formOf(match, own.lemma, `impf ${own.person}`) : null
    },
    why: 'habit_past',
    wrong: [
      ['Da bambino gioco sempre in giardino.', 'Da bambino giocavo sempre in giardino.'],
      ['Da piccola ho avuto un gatto.', 'Da piccola avevo un gatto.'],
      ['Quando ero piccolo, vado spesso al mare.', 'Quando ero piccolo, andavo spesso al mare.'],
    ],
    right: [
      'Da bambino giocavo in giardino.',
      'Da bambino ho vissuto a Roma.',
      'Quando ero piccolo, ho vissuto a Bari.',
      'Da giovane giocavo a calcio.',
    ],
  },
  {
    id: 'it.tense.while',
    kind: 'tense',
    pattern: [
      'mentre <pron subj>? [ho|hai|ha|abbiamo|hanno <verb part masc sg>]',
      '^ prima [ho|hai|ha|abbiamo|hanno <verb part masc sg>] *{0,4} , ma adesso|ora',
    ],
    better: (match) => {
      const [auxiliary, participle] = match.marked
      const person = { ho: '1s', hai: '2s', ha: '3s', abbiamo: '1p', hanno: '3p' }[auxiliary?.lower ?? '']
      const lemma = participle?.readings.find(({ tags }) => tags.has('part'))?.lemma
      return person && lemma ? formOf(match, lemma, `impf ${person}`) : null
    },
    why: 'habit_past',
    wrong: [
      ['Mentre ho mangiato, è arrivato Luca.', 'Mentre mangiavo, è arrivato Luca.'],
      ['Ho visto Marta mentre ha comprato il pane.', 'Ho visto Marta mentre comprava il pane.'],
      ['Prima ho lavorato tanto, ma adesso riposo.', 'Prima lavoravo tanto, ma adesso riposo.'],
    ],
    right: ['Mentre mangiavo, è arrivato Luca.', 'Prima ho mangiato, poi ho bevuto.', 'Mentre mangio, leggo.'],
  },
  {
    id: 'it.tense.since_present',
    kind: 'tense',
    pattern: ['<num>', '#', 'molti|tanti|alcuni'].flatMap((number) =>
      [
        '[ho|abbiamo|ha abitato|vissuto|lavorato|studiato] qui|italiano|inglese|insieme',
        '[ho|abbiamo|ha abitato|vissuto|lavorato|studiato] a|in <name>',
        "[ho|abbiamo|ha studiato] l' italiano|inglese",
        '[sono stato|stata sposato|sposata]',
      ].map((what) => `${what} da ${number} anni|mesi|settimane|giorni`),
    ),
    better: (match) => {
      const [auxiliary, participle, third] = match.marked
      if (third) return `sono ${third.text}`
      const person = { ho: '1s', ha: '3s', abbiamo: '1p' }[auxiliary?.lower ?? '']
      const lemma = participle?.readings.find(({ tags }) => tags.has('part'))?.lemma
      return person && lemma ? formOf(match, lemma, `pres ${person}`) : null
    },
    why: 'since',
    wrong: [
      ['Ho abitato qui da cinque anni.', 'Abito qui da cinque anni.'],
      ['Ho studiato italiano da due mesi.', 'Studio italiano da due mesi.'],
      ['Abbiamo vissuto a Roma da 3 anni.', 'Viviamo a Roma da 3 anni.'],
    ],
    right: ['Abito qui da cinque anni.', 'Ho abitato qui per tre anni.', 'Ho studiato a Roma da giovane.'],
  },
]
