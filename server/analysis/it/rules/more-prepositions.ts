import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { determinerOf, has, shapesOf, soundOf } from '#server/analysis/it/match.ts'
import { before, isInfinitive } from './tenses.ts'

const family =
  'madre|padre|mamma|papà|fratello|sorella|marito|moglie|zio|zia|nonno|nonna|cugino|cugina|figlio|figlia|amico|amica|capo|collega|vicino|vicina'
const folk =
  'cameriere|cameriera|professore|professoressa|insegnante|dottore|medico|signore|signora|ragazzo|ragazza|direttore|maestro|maestra|poliziotto|barista|autista'
/** Another preposition before an infinitive. */
const withInfinitive = (
  name: string,
  pattern: string,
  wrong: string,
  better: string,
  rest: Pick<Rule, 'wrong' | 'right'>,
): Rule => ({
  id: `it.preposition.${name}`,
  kind: 'preposition',
  pattern: `${pattern} [${wrong}] *`,
  better: ({ marked, sentence }) => {
    const next = sentence[sentence.findIndex((one) => one === marked[0]) + 1]
    if (!isInfinitive(next) || (has(next, 'noun') && next?.lower !== 'mangiare')) return null
    return before(better, next?.lower ?? '').split(' ')[0] ?? null
  },
  why: 'verb_preposition',
  ...rest,
})
// "Del" with another preposition: "dal"; "di" is "da".
function swapped(match: Match, lemma: string): string | null {
  const [own] = match.marked
  const next = match.sentence[match.sentence.findIndex((one) => one === own) + 1]
  const shape = shapesOf(own, 'art')[0]
  const sound = soundOf(next?.lower ?? '')
  if (!shape) return lemma
  const noun = shapesOf(next, 'noun', 'det', 'adj').find((each) =>
    shapesOf(own, 'art').some((one) => one.gender === each.gender && one.number === each.number),
  )
  return sound ? determinerOf(lemma, noun ?? shape, sound) : null
}

/** Prepositions that other words ask for. */
export const morePrepositions: readonly Rule[] = [
  withInfinitive(
    'verb_a',
    '=cominciare|=iniziare|=provare|=riuscire|=imparare|=continuare|=aiutare|=abituare',
    'di|per',
    'a',
    {
      wrong: [
        ['Comincio di studiare alle tre.', 'Comincio a studiare alle tre.'],
        ['Non riesco di dormire.', 'Non riesco a dormire.'],
        ['Provo di aprire la porta.', 'Provo ad aprire la porta.'],
      ],
      right: ['Comincio a studiare.', 'Ho iniziato per caso.', 'Provo a capire.'],
    },
  ),
  withInfinitive(
    'verb_di',
    '=finire|=smettere|=decidere|=sperare|=cercare|=credere|=promettere|deciso|finito|smesso|promesso|voglia|paura',
    'a',
    'di',
    {
      wrong: [
        ['Ho deciso a partire.', 'Ho deciso di partire.'],
        ['Spero a vederti domani.', 'Spero di vederti domani.'],
        ['Ho finito a studiare.', 'Ho finito di studiare.'],
      ],
      right: [
        'Ho deciso di partire.',
        'Ho finito per oggi.',
        'Finirono per chiamarla Camilla.',
        'Spero di vederti.',
        'Di che cosa hai bisogno per dormire?',
      ],
    },
  ),
  withInfinitive(
    'adjective_di',
    '!!mi|ti|si stanco|stanca|stanchi|stufo|stufa|contento|contenta|felice|sicuro|sicura',
    'da|a|per',
    'di',
    {
      wrong: [
        ['Sono stanco da lavorare.', 'Sono stanco di lavorare.'],
        ['Sono felice a vederti.', 'Sono felice di vederti.'],
        ['Siamo stanchi per aspettare.', 'Siamo stanchi di aspettare.'],
      ],
      right: ['Sono stanco di lavorare.', 'Sono felice per te.', 'Sono stanco per il viaggio.', 'Mi stanco a correre.'],
    },
  ),
  withInfinitive('something_da', 'qualcosa|niente|nulla', 'di|a', 'da', {
    wrong: [
      ['Vorrei qualcosa di bere.', 'Vorrei qualcosa da bere.'],
      ['Non ho niente di fare.', 'Non ho niente da fare.'],
      ['Hai qualcosa a leggere?', 'Hai qualcosa da leggere?'],
    ],
    right: ['Vorrei qualcosa da bere.', 'Qualcosa di caldo.', 'Niente di speciale.'],
  }),
  {
    id: 'it.preposition.plain_infinitive',
    kind: 'extra_word',
    pattern:
      'è|sarà|era|sembra <adv degree>? facile|difficile|importante|bello|brutto|possibile|impossibile|necessario|meglio|utile|interessante|divertente [di|a] *',
    better: ({ marked, sentence, at }) => {
      const place = sentence.findIndex((one) => one === marked[0])
      const subject = sentence[at - 1]
      if (subject && !['non', 'che', 'ma', 'perché', 'e', ',', 'oggi', 'qui', 'anche'].includes(subject.lower))
        return null
      return isInfinitive(sentence[place + 1]) ? '' : null
    },
    why: 'plain_infinitive',
    wrong: [
      ['È difficile di capire.', 'È difficile capire.'],
      ['Non è facile a trovare una casa.', 'Non è facile trovare una casa.'],
      ['È molto importante di dormire.', 'È molto importante dormire.'],
    ],
    right: ['È difficile capire.', 'È facile da usare.', 'È difficile per me.'],
  },
  {
    id: 'it.preposition.depends',
    kind: 'preposition',
    pattern: ["=dipendere [di|del|della|dello|dei|delle|dell'|su|sul|sulla|sui] *", '=dipendere [in|a] *'],
    better: (match) => swapped(match, 'da'),
    why: 'depends',
    wrong: [
      ['Dipende del tempo.', 'Dipende dal tempo.'],
      ['Dipende di te.', 'Dipende da te.'],
      ['Dipende sulla situazione.', 'Dipende dalla situazione.'],
    ],
    right: ['Dipende dal tempo.', 'Dipende da te.', 'Dipende!'],
  },
  {
    id: 'it.preposition.compared',
    kind: 'preposition',
    pattern: [
      'più|meno <adj> [che mio|mia|tuo|tua|suo|sua] <noun> $',
      'più|meno <adj> [che] <name> $',
      'più|meno <adj> [che] me|te|lui|lei|noi|voi|loro $',
      'più|meno <adj> [che il|lo|la|i|gli|le] <noun> $',
    ],
    better: (match) => {
      const [, second] = match.marked
      if (!second) return 'di'
      if (has(second, 'poss')) return `di ${second.text}`
      const shape = shapesOf(second, 'art')[0]
      const sound = soundOf(match.sentence[match.sentence.findIndex((one) => one === second) + 1]?.lower ?? '')
      return shape && sound ? determinerOf('di', shape, sound) : null
    },
    why: 'compared',
    wrong: [
      ['Marta è più alta che Luca.', 'Marta è più alta di Luca.'],
      ['Sono più giovane che mia sorella.', 'Sono più giovane di mia sorella.'],
      ['Il treno è più veloce che la macchina.', 'Il treno è più veloce della macchina.'],
    ],
    right: ['È più alta di me.', 'È la cosa più bella che Luca ha detto.', 'È più bello che utile.'],
  },
  {
    id: 'it.preposition.whom',
    kind: 'preposition',
    pattern: [
      `ho|hai|abbiamo chiesto|telefonato|scritto|risposto|detto [mio|mia|tuo|tua|suo|sua ${family}]`,
      `chiedo|telefono|scrivo|rispondo|dico [mio|mia|tuo|tua|suo|sua ${family}]`,
      `ho|hai|abbiamo|voglio|devo|posso chiesto|telefonato|risposto|chiedere|telefonare|rispondere [il|la|lo|l' ${folk}]`,
    ],
    better: ({ marked, written }) => {
      const [first, second] = marked
      if (!has(first, 'art')) return `a ${written}`
      const article = { il: 'al ', la: 'alla ', lo: 'allo ', "l'": "all'" }[first?.lower ?? '']
      return article ? article + (second?.text ?? '') : null
    },
    why: 'whom',
    wrong: [
      ['Telefono mia madre ogni sera.', 'Telefono a mia madre ogni sera.'],
      ['Ho chiesto il professore.', 'Ho chiesto al professore.'],
      ['Ho scritto mio fratello.', 'Ho scritto a mio fratello.'],
    ],
    right: ['Telefono a mia madre.', 'Ha telefonato mia madre.', 'Ho chiesto il conto.'],
  },
]
