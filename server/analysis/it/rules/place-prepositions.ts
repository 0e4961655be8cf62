import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { determinerOf, shapesOf, soundOf } from '#server/analysis/it/match.ts'

const countries =
  'italia|francia|spagna|germania|austria|svizzera|inghilterra|irlanda|grecia|turchia|polonia|russia|ucraina|cina|giappone|india|brasile|argentina|messico|colombia|america|africa|portogallo|canada|egitto|marocco|perù|cile|svezia|norvegia|olanda|belgio|romania|albania|ungheria'
const male = /^(?:giappone|brasile|messico|portogallo|canada|egitto|marocco|perù|cile|belgio)$/
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

/** Prepositions of place and time. */
export const placePrepositions: readonly Rule[] = [
  {
    id: 'it.preposition.in_bare',
    kind: 'preposition',
    pattern: [
      '[con] treno|autobus|macchina|aereo|metro|bicicletta|bici|taxi|nave|tram|moto|metropolitana $|,|.|e|da|per|a',
      '=andare|=venire|=viaggiare|=tornare|=arrivare<verb> [da] taxi|treno|autobus|aereo|metro|bici|bicicletta|macchina|tram',
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
      ['Vado da taxi.', 'Vado in taxi.'],
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
    id: 'it.preposition.al_home',
    kind: 'preposition',
    pattern: '[al] casa',
    better: 'a',
    why: 'one_preposition',
    wrong: [
      ['Vado al casa.', 'Vado a casa.'],
      ['Torno al casa alle sei.', 'Torno a casa alle sei.'],
      ['Resto al casa oggi.', 'Resto a casa oggi.'],
    ],
    right: ['Vado a casa.', 'Vado alla casa di Marco.', 'Vado al mare.'],
  },
  {
    id: 'it.preposition.at_day',
    kind: 'extra_word',
    pattern:
      'parto|partiamo|arrivo|arriviamo|vengo|veniamo|torno|torniamo [a] lunedì|martedì|mercoledì|giovedì|venerdì|sabato $',
    better: '',
    why: 'day',
    wrong: [
      ['Parto a lunedì.', 'Parto lunedì.'],
      ['Torniamo a sabato.', 'Torniamo sabato.'],
      ['Arrivo a venerdì.', 'Arrivo venerdì.'],
    ],
    right: ['Parto lunedì.', 'A lunedì!', 'Torno da lunedì a venerdì.'],
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
