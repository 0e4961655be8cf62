import type { Rule } from '#server/analysis/grammar/rule.ts'

const everyday =
  'libro|gelato|ragazza|ragazzo|casa|macchina|cane|gatto|lavoro|amico|amica|famiglia|scuola|treno|caffè|pizza|pane|acqua|vino|birra|anno|giorno|settimana|mese|città|paese|stanza|camera|letto|tavolo|telefono|computer|film|musica|sport|tempo|mare|montagna|sole|bambino|bambina|bambini|ragazzi|donna|uomo|padre|madre|fratello|sorella|problema|regalo|festa|vacanza|vacanze|ufficio|bicicletta|autobus|chiave|finestra|porta|giardino|zio|zia|nonno|nonna'

/** What speakers of German bring along. */
export const fromDe: readonly Rule[] = [
  {
    id: 'it.from_de.capital',
    kind: 'capital',
    pattern: `* [${everyday}]`,
    better: ({ written, sentence, at }) =>
      /^\p{Lu}\p{Ll}/u.test(written) && sentence.slice(0, at + 1).some(({ kind }) => kind === 'word')
        ? written.toLowerCase()
        : null,
    why: 'small_letter',
    wrong: [
      ['Leggo un Libro.', 'Leggo un libro.'],
      ['La mia Famiglia è grande.', 'La mia famiglia è grande.'],
      ['Ho un Cane e un Gatto.', 'Ho un cane e un gatto.'],
    ],
    right: ['Leggo un libro.', 'Ho visto Marta.', 'Libro e penna.'],
  },
  {
    id: 'it.from_de.firm',
    kind: 'false_friend',
    pattern: 'alla|in|la|una|nella [firma] =lavorare|di|dove|$|è',
    better: 'ditta',
    why: 'false_friend',
    wrong: [
      ['Lavoro in una firma di Berlino.', 'Lavoro in una ditta di Berlino.'],
      ['È una firma dove lavorano molti.', 'È una ditta dove lavorano molti.'],
      ['La firma di mio padre fa scarpe.', 'La ditta di mio padre fa scarpe.'],
    ],
    right: ['Lavoro in una ditta.', 'Metta qui la sua firma, prego.', 'Le firme.'],
  },
  {
    id: 'it.from_de.age',
    kind: 'word_choice',
    pattern: ['[sono|è # anni vecchio|vecchia]'],
    better: ({ marked }) => `${marked[0]?.lower === 'è' ? 'ha' : 'ho'} ${marked[1]?.text ?? ''} anni`,
    why: 'have',
    wrong: [
      ['Sono 20 anni vecchio.', 'Ho 20 anni.'],
      ['Lei è 30 anni vecchia.', 'Lei ha 30 anni.'],
      ['Sono 18 anni vecchia.', 'Ho 18 anni.'],
    ],
    right: ['Ho 20 anni.', 'Sono vecchio.', 'È vecchia.'],
  },
  {
    id: 'it.from_de.since',
    kind: 'preposition',
    pattern: [
      'abito|vivo|studio|lavoro|imparo qui|italiano [per|prima] # anni|mesi|settimane|giorni',
      'abito|vivo|studio|lavoro|imparo qui|italiano [per|prima] due|tre|quattro|cinque|molti anni|mesi|settimane',
    ],
    better: 'da',
    why: 'since',
    wrong: [
      ['Abito qui per tre anni.', 'Abito qui da tre anni.'],
      ['Studio italiano per due mesi.', 'Studio italiano da due mesi.'],
      ['Lavoro qui per 5 anni.', 'Lavoro qui da 5 anni.'],
    ],
    right: ['Abito qui da tre anni.', 'Ho abitato qui per tre anni.', 'Resto per due mesi.'],
  },
  {
    id: 'it.from_de.with_transport',
    kind: 'preposition',
    pattern: '=andare|=viaggiare|=venire [con la] macchina|bicicletta|metro|nave',
    better: 'in',
    why: 'transport',
    wrong: [
      ['Vado con la macchina al lavoro.', 'Vado in macchina al lavoro.'],
      ['Vado con la bicicletta.', 'Vado in bicicletta.'],
      ['Viaggiamo con la nave.', 'Viaggiamo in nave.'],
    ],
    right: ['Vado in macchina.', 'Gioco con la macchina.', 'Vado con la mamma.'],
  },
  {
    id: 'it.from_de.at_home',
    kind: 'preposition',
    pattern: '=essere|=restare|=stare [da|in] casa mia|sua|tua',
    better: 'a',
    why: 'home',
    wrong: [
      ['Siamo da casa mia.', 'Siamo a casa mia.'],
      ['Restiamo in casa mia.', 'Restiamo a casa mia.'],
      ['È da casa sua.', 'È a casa sua.'],
    ],
    right: ['Siamo a casa mia.', 'Resto in casa.', 'Vengo da casa mia.'],
  },
]
