import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { determinerOf, has, shapesOf, soundOf } from './match.ts'
import { before, isInfinitive } from './tenses.ts'

const family =
  'madre|padre|mamma|papà|fratello|sorella|marito|moglie|zio|zia|nonno|nonna|cugino|cugina|figlio|figlia|amico|amica|capo|collega|vicino|vicina'
const folk =
  'cameriere|cameriera|professore|professoressa|insegnante|dottore|medico|signore|signora|ragazzo|ragazza|direttore|maestro|maestra|poliziotto|barista|autista'
const countries =
  'italia|francia|spagna|germania|austria|svizzera|inghilterra|irlanda|grecia|turchia|polonia|russia|ucraina|cina|giappone|india|brasile|argentina|messico|colombia|america|africa|portogallo|canada|egitto|marocco|perù|cile|svezia|norvegia|olanda|belgio|romania|albania|ungheria'
const male = /^(?:giappone|brasile|messico|portogallo|canada|egitto|marocco|perù|cile|belgio)$/

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
    '=finire|=smettere|=decidere|=sperare|=cercare|=credere|=promettere|deciso|finito|smesso|promesso|voglia|bisogno|paura',
    'a|per',
    'di',
    {
      wrong: [
        ['Ho deciso a partire.', 'Ho deciso di partire.'],
        ['Spero a vederti domani.', 'Spero di vederti domani.'],
        ['Ho finito a studiare.', 'Ho finito di studiare.'],
      ],
      right: ['Ho deciso di partire.', 'Ho finito per oggi.', 'Spero di vederti.'],
    },
  ),
  withInfinitive(
    'adjective_di',
    'stanco|stanca|stanchi|stufo|stufa|contento|contenta|felice|sicuro|sicura',
    'da|a|per',
    'di',
    {
      wrong: [
        ['Sono stanco da lavorare.', 'Sono stanco di lavorare.'],
        ['Sono felice a vederti.', 'Sono felice di vederti.'],
        ['Siamo stanchi per aspettare.', 'Siamo stanchi di aspettare.'],
      ],
      right: ['Sono stanco di lavorare.', 'Sono felice per te.', 'Sono stanco per il viaggio.'],
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
  {
    id: 'it.preposition.in_bare',
    kind: 'preposition',
    pattern: [
      '[con] treno|autobus|macchina|aereo|metro|bicicletta|bici|taxi|nave|tram|moto|metropolitana $|,|.|e|da|per|a',
      '[a] montagna|campagna|palestra|piscina|biblioteca|farmacia|banca|ufficio|vacanza',
      `nato|nata|=nascere|=abitare|=vivere|=andare|=essere|=tornare|=lavorare [nel|nella|nell'|al|alla|all'] ${countries} $|,|.|e|ma|con|per|da|in|a|nel`,
    ],
    better: ({ written, marked, sentence }) => {
      const next = sentence[sentence.findIndex((one) => one === marked[0]) + 1]
      // "Con treno e autobus" may be a list.
      return written.endsWith("'") || !next ? null : 'in'
    },
    why: 'one_preposition',
    wrong: [
      ['Vado al lavoro con autobus.', 'Vado al lavoro in autobus.'],
      ['Andiamo a montagna.', 'Andiamo in montagna.'],
      ['Sono nata nel Perù.', 'Sono nata in Perù.'],
    ],
    right: ['Vado in autobus.', 'Vado con il treno.', 'Nella Spagna del sud fa caldo.', 'Andiamo alla montagna.'],
  },
  {
    id: 'it.preposition.from',
    kind: 'preposition',
    pattern: [`=venire|=arrivare [di|da|del|della] ${countries}`, '=venire|=arrivare [di] <name>'],
    better: ({ marked, sentence }) => {
      const next = sentence[sentence.findIndex((one) => one === marked[0]) + 1]?.lower ?? ''
      if (!new RegExp(`^(?:${countries})$`).test(next)) return 'da'
      return /^[aeiou]/.test(next) ? null : male.test(next) ? 'dal' : 'dalla'
    },
    why: 'one_preposition',
    wrong: [
      ['Vengo di Lima.', 'Vengo da Lima.'],
      ['Vengo da Germania.', 'Vengo dalla Germania.'],
      ['Veniamo del Brasile.', 'Veniamo dal Brasile.'],
    ],
    right: ['Vengo dalla Germania.', 'Vengo da Lima.', 'Viene di lunedì.', 'Vengo dal Brasile.'],
  },
  {
    id: 'it.preposition.to_place',
    kind: 'preposition',
    pattern: [
      '=andare|=essere|=tornare|=mangiare|=venire|vediamo|vedere|andato|andata|andati [in] bar|ristorante|supermercato|cinema|mercato|parco|mare|concerto|lago|museo ?|,|.|con|a|per|e',
      '=andare|=essere|=tornare|=mangiare|=venire|andato|andata|andati [in] bar|ristorante|supermercato|cinema|mercato|parco|mare|concerto|lago|museo $',
      'vediamo *{0,4} [in] bar|ristorante|cinema|parco|mare $',
    ],
    better: 'al',
    why: 'one_preposition',
    wrong: [
      ['Andiamo in cinema?', 'Andiamo al cinema?'],
      ['Sono in mare con gli amici.', 'Sono al mare con gli amici.'],
      ['Ci vediamo alle sei in bar.', 'Ci vediamo alle sei al bar.'],
    ],
    right: ['Andiamo al cinema.', 'Nuoto in mare.', 'Andiamo in un bar.'],
  },
  {
    id: 'it.preposition.to_school',
    kind: 'preposition',
    pattern: [
      '=andare|=tornare|andato|andata [in|alla] scuola $|a|con|in|ogni|tutti|alle|la|il|,|.',
      '=andare|=tornare [letto|casa|scuola|teatro] $|presto|tardi|alle|a|con|in|e|,|.|perché|dopo|subito',
    ],
    better: ({ marked, written }) => (/^(?:in|alla)$/.test(marked[0]?.lower ?? '') ? 'a' : `a ${written}`),
    why: 'fixed',
    wrong: [
      ['Vado alla scuola a piedi.', 'Vado a scuola a piedi.'],
      ['Andiamo in scuola con Luca.', 'Andiamo a scuola con Luca.'],
      ['Vado letto alle dieci.', 'Vado a letto alle dieci.'],
    ],
    right: ['Vado a scuola.', 'Vado alla scuola media.', 'Vado a letto.', 'Vai alla scuola di Marta.'],
  },
  {
    id: 'it.preposition.leave_home',
    kind: 'preposition',
    pattern: '=uscire <adv>? [a|dalla|della] casa $|alle|presto|tardi|,|.|e|per|ogni',
    better: 'di',
    why: 'fixed',
    wrong: [
      ['Esco a casa alle otto.', 'Esco di casa alle otto.'],
      ['Usciamo dalla casa presto.', 'Usciamo di casa presto.'],
      ['Esco sempre a casa tardi.', 'Esco sempre di casa tardi.'],
    ],
    right: ['Esco di casa alle otto.', 'Esco da casa.', 'Torno a casa.'],
  },
  {
    id: 'it.preposition.front_of',
    kind: 'preposition',
    pattern: [
      "davanti|accanto|intorno [di|del|della|dello|dell'|dei|delle|da|dal|dalla] *",
      "vicino [del|della|dello|dell'|dalla|dal] <noun>",
    ],
    better: (match) => swapped(match, 'a'),
    why: 'one_preposition',
    wrong: [
      ['Il bar è davanti della chiesa.', 'Il bar è davanti alla chiesa.'],
      ['Abito vicino della scuola.', 'Abito vicino alla scuola.'],
      ['Sono accanto di te.', 'Sono accanto a te.'],
    ],
    right: ['Il bar è davanti alla chiesa.', 'Il mio vicino di casa.', 'Vicino al parco.'],
  },
  {
    id: 'it.preposition.feast',
    kind: 'preposition',
    pattern: ['[in|nel|su|al] natale|pasqua|capodanno|ferragosto|carnevale !del|dello'],
    better: 'a',
    why: 'fixed',
    wrong: [
      ['In Natale mangiamo tanto.', 'A Natale mangiamo tanto.'],
      ['Torno al Natale.', 'Torno a Natale.'],
      ['Nel Capodanno usciamo.', 'A Capodanno usciamo.'],
    ],
    right: ['A Natale mangiamo tanto.', 'Per Natale voglio una bici.', 'Il Natale mi piace.'],
  },
  {
    id: 'it.preposition.from_day_to',
    kind: 'preposition',
    pattern: [
      '[di|del] lunedì|martedì|mercoledì|giovedì a|al martedì|mercoledì|giovedì|venerdì|sabato|domenica',
      'abito|abitiamo|vivo|viviamo|lavoro|lavoriamo|studio *{0,3} [del|di|da] # $',
    ],
    better: ({ marked, sentence }) => {
      const next = sentence[sentence.findIndex((one) => one === marked[0]) + 1]
      if (next?.kind === 'number') return /^(?:19|20)\d\d$/.test(next.text) ? 'dal' : null
      return marked[0]?.lower === 'del' ? 'dal' : 'da'
    },
    why: 'one_preposition',
    wrong: [
      ['Lavoro di lunedì a venerdì.', 'Lavoro da lunedì a venerdì.'],
      ['Il museo è aperto del martedì al sabato.', 'Il museo è aperto dal martedì al sabato.'],
      ['Abito a Milano del 2018.', 'Abito a Milano dal 2018.'],
    ],
    right: ['Lavoro da lunedì a venerdì.', 'Il mercato di lunedì.', 'Abito qui dal 2018.'],
  },
]
