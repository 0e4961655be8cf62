import type { Rule } from '#server/analysis/grammar/rule.ts'
import { determinerOf, has, isSmall, joined, shapesOf, soundOf } from '#server/analysis/it/match.ts'
import { before } from './tenses.ts'

const cities =
  'roma|milano|napoli|torino|firenze|venezia|bologna|palermo|genova|verona|pisa|siena|londra|parigi|berlino|madrid|barcellona|vienna|lisbona|mosca|tokyo|lima|amburgo|istanbul|atene|praga|bari|catania|zurigo'
const countries =
  'italia|francia|spagna|germania|austria|svizzera|inghilterra|irlanda|grecia|turchia|polonia|russia|ucraina|cina|giappone|india|brasile|argentina|messico|colombia|america|europa|africa|sicilia|sardegna|toscana|puglia|portogallo|canada|egitto|marocco'

const inserted = (name: string, verbs: string, preposition: string, rest: Pick<Rule, 'wrong' | 'right'>): Rule => ({
  id: `it.preposition.${name}`,
  kind: 'missing_word',
  pattern: `${verbs} [<verb inf>]`,
  better: ({ written, marked }) => (isSmall(marked[0]) || has(marked[0], 'noun') ? null : before(preposition, written)),
  why: 'verb_preposition',
  ...rest,
})

/** Prepositions. */
export const prepositions: readonly Rule[] = [
  {
    id: 'it.preposition.city',
    kind: 'preposition',
    pattern: [
      `=abitare|=vivere|=andare|=essere|=arrivare|=lavorare|=studiare|=nascere|=stare [in|nel|nella] ${cities}`,
      `nato|nata|sono|qui|andato|andata|stato|stata [in] ${cities}`,
    ],
    better: 'a',
    why: 'city',
    wrong: [
      ['Abito in Roma.', 'Abito a Roma.'],
      ['Vivo in Londra.', 'Vivo a Londra.'],
      ['Sono nato in Milano.', 'Sono nato a Milano.'],
    ],
    right: ['Abito a Roma.', 'Vivo in Italia.', 'In Roma antica.'],
  },
  {
    id: 'it.preposition.country',
    kind: 'preposition',
    pattern: `=abitare|=vivere|=andare|=essere|=arrivare|=lavorare|=studiare|=tornare|=viaggiare|andato|andata|stato|nato|nata [a] ${countries}`,
    better: 'in',
    why: 'country',
    wrong: [
      ['Vado a Italia.', 'Vado in Italia.'],
      ['Abito a Francia.', 'Abito in Francia.'],
      ['Sono stato a Spagna.', 'Sono stato in Spagna.'],
    ],
    right: ['Vado in Italia.', 'Vado a Roma.', 'Telefono in Italia.'],
  },
  {
    id: 'it.article.country',
    kind: 'article',
    pattern: [
      '^ [italia|francia|spagna|germania|europa|inghilterra|svizzera|russia|cina|america|toscana|sicilia] è|ha|mi',
      '[piace|amo|adoro|visitare|conosco italia|francia|spagna|germania|europa|inghilterra|svizzera|toscana|sicilia]',
    ],
    better: ({ marked }) => {
      const country = marked.at(-1)?.text ?? ''
      const article = /^[aeiou]/i.test(country) ? "l'" : 'la'
      const verb = marked.length > 1 ? `${marked[0]?.text ?? ''} ` : ''
      return verb + joined(article, country.charAt(0).toUpperCase() + country.slice(1))
    },
    why: 'country_article',
    wrong: [
      ['Mi piace Italia.', "Mi piace l'Italia."],
      ['Vorrei visitare Spagna.', 'Vorrei visitare la Spagna.'],
      ['Amo Sicilia.', 'Amo la Sicilia.'],
    ],
    right: ["L'Italia è bella.", 'Abito in Italia.', 'Forza Italia!'],
  },
  {
    id: 'it.preposition.joined',
    kind: 'preposition',
    pattern: '[di|a|da|in|su il|lo|la|i|gli|le] <noun>',
    better: ({ marked, words }) => {
      const [preposition, article] = marked
      const [noun] = words(2)
      const shape = shapesOf(article, 'art')[0]
      const sound = soundOf(noun?.lower ?? '')
      if (
        !preposition ||
        !shape ||
        !sound ||
        has(noun, 'verb', 'inf') ||
        (preposition.lower === 'su' && article?.lower === 'le')
      )
        return null
      // These places have no article.
      if (preposition.lower === 'a' && /^(?:scuola|casa|letto|teatro)$/.test(noun?.lower ?? '')) return 'a'
      if (preposition.lower === 'in' && /^(?:centro|ufficio|chiesa|città|banca)$/.test(noun?.lower ?? '')) return 'in'
      const all = shapesOf(noun, 'noun')
      const fit = all.length === 1 ? all[0] : shape
      const better = fit ? determinerOf(preposition.lower, fit, sound) : null
      return better?.endsWith("'") ? null : better
    },
    why: 'joined',
    wrong: [
      ['Vado a il cinema.', 'Vado al cinema.'],
      ['Il libro è su il tavolo.', 'Il libro è sul tavolo.'],
      ['La macchina di la mamma.', 'La macchina della mamma.'],
      ['Siamo in la cucina.', 'Siamo nella cucina.'],
    ],
    right: ['Vado al cinema.', 'La casa del nonno.', 'Con la mamma.', 'Per il pane.'],
  },
  {
    id: 'it.preposition.joined_elided',
    kind: 'preposition',
    pattern: "[di|a|da|in|su l' <noun>]",
    better: ({ words, marked }) =>
      `${{ di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' }[marked[0]?.lower ?? ''] ?? ''}ll'${words(2)[0]?.text ?? ''}`,
    why: 'joined',
    wrong: [
      ["Vado a l'ufficio.", "Vado all'ufficio."],
      ["Il nome di l'amico.", "Il nome dell'amico."],
      ["Siamo in l'albergo.", "Siamo nell'albergo."],
    ],
    right: ["Vado all'ufficio.", "Con l'amico.", "Per l'estate."],
  },
  {
    id: 'it.preposition.person',
    kind: 'preposition',
    pattern: '=andare [al|alla|in|a] medico|dottore|dottoressa|dentista|parrucchiere|meccanico',
    better: ({ marked }) => (marked[0]?.lower === 'alla' ? 'dalla' : 'dal'),
    why: 'da_person',
    wrong: [
      ['Vado al medico.', 'Vado dal medico.'],
      ['Devo andare al dentista.', 'Devo andare dal dentista.'],
      ['Ieri sono andato al dottore.', 'Ieri sono andato dal dottore.'],
    ],
    right: ['Vado dal medico.', 'Vado al mare.', 'Chiedo al medico.'],
  },
  {
    id: 'it.preposition.on_foot',
    kind: 'preposition',
    pattern: ['=andare|=venire|=tornare [con|per|su|in i? piedi]', '=andare|=venire|=tornare [sui piedi]'],
    better: 'a piedi',
    why: 'fixed',
    wrong: [
      ['Vado con i piedi.', 'Vado a piedi.'],
      ['Vado in piedi a scuola.', 'Vado a piedi a scuola.'],
      ['Vengo per piedi.', 'Vengo a piedi.'],
    ],
    right: ['Vado a piedi.', 'Sto in piedi.', 'Ho male ai piedi.'],
  },
  {
    id: 'it.preposition.home',
    kind: 'preposition',
    pattern: ['=andare|=tornare|=venire [alla|in|nella] casa $', '[alla mia casa] $', '[a mia casa]'],
    better: ({ marked }) => (marked.length === 1 ? 'a' : 'a casa mia'),
    why: 'home',
    wrong: [
      ['Vado alla casa.', 'Vado a casa.'],
      ['Torno in casa.', 'Torno a casa.'],
      ['Vieni a mia casa stasera?', 'Vieni a casa mia stasera?'],
    ],
    right: ['Vado a casa.', 'Resto in casa.', 'Vieni a casa mia.'],
  },
  {
    id: 'it.preposition.day',
    kind: 'extra_word',
    pattern: ['[in|su|nel|sul] lunedì|martedì|mercoledì|giovedì|venerdì|sabato', '[in] domenica'],
    better: ({ at, word }) => (at > 0 ? '' : /^(?:in|nel)$/.test(word(0)) ? 'il' : ''),
    why: 'day',
    wrong: [
      ['Ci vediamo in lunedì.', 'Ci vediamo lunedì.'],
      ['Lavoro su sabato.', 'Lavoro sabato.'],
      ['Arrivo nel martedì.', 'Arrivo martedì.'],
    ],
    right: ['Ci vediamo lunedì.', 'Il lunedì lavoro.', 'A lunedì!'],
  },
  {
    id: 'it.preposition.year',
    kind: 'preposition',
    pattern: ['[in|a] # $', '=nascere [in|a] #', 'nato|nata [in|a] #'],
    better: ({ sentence, marked }) =>
      /^(?:19|20)\d\d$/.test(sentence[sentence.findIndex((one) => one === marked[0]) + 1]?.text ?? '') ? 'nel' : null,
    why: 'year',
    wrong: [
      ['Sono nato in 1990.', 'Sono nato nel 1990.'],
      ['Siamo arrivati in 2015.', 'Siamo arrivati nel 2015.'],
      ['È nata a 2001.', 'È nata nel 2001.'],
    ],
    right: ['Nel 1990.', 'Siamo in 20.', 'Abito in via Roma 10.'],
  },
  inserted('go_to', 'vado|vai|va|andiamo|andate|vanno|andare|vieni|vengo|viene', 'a', {
    wrong: [
      ['Vado comprare il pane.', 'Vado a comprare il pane.'],
      ['Andiamo mangiare.', 'Andiamo a mangiare.'],
      ['Vieni vedere il film?', 'Vieni a vedere il film?'],
    ],
    right: ['Vado a comprare il pane.', 'Posso andare.', 'Va bene.'],
  }),
  inserted(
    'begin_to',
    '=cominciare|=iniziare|=imparare|=continuare|=riuscire|=provare|fermato|fermata|fermati|aiutato',
    'a',
    {
      wrong: [
        ['Comincio lavorare alle otto.', 'Comincio a lavorare alle otto.'],
        ['Imparo cucinare.', 'Imparo a cucinare.'],
        ['Non riesco dormire.', 'Non riesco a dormire.'],
      ],
      right: ['Comincio a lavorare.', 'Imparo a nuotare.', 'Voglio provare.'],
    },
  ),
  inserted(
    'stop_to',
    '=decidere|=smettere|deciso|cercato|finito|finisco|cerco|penso|spero|dimenticato|bisogno|voglia|paura',
    'di',
    {
      wrong: [
        ['Ho deciso partire.', 'Ho deciso di partire.'],
        ['Cerco capire.', 'Cerco di capire.'],
        ['Ho bisogno dormire.', 'Ho bisogno di dormire.'],
      ],
      right: ['Ho deciso di partire.', 'Spero di sì.', 'Ho voglia di dormire.'],
    },
  ),
  {
    id: 'it.preposition.after_modal',
    kind: 'extra_word',
    pattern: [
      'posso|puoi|può|devo|devi|deve|dobbiamo|possiamo|voglio|vuoi|vuole|vogliamo|vorrei [di|a] <verb inf>',
      'volevo|volevi|voleva|volevamo|volevano|dovevo|doveva|dovevamo|potevo|poteva|vorrebbe|vorremmo [di|a] <verb inf>',
      'potrei|potrebbe|potremmo|dovrei|dovrebbe|dovremmo|vogliono|possono|devono|potete|dovete|volete [di|a] <verb inf>',
    ],
    better: '',
    why: 'modal',
    wrong: [
      ['Devo di studiare.', 'Devo studiare.'],
      ['Voglio di mangiare.', 'Voglio mangiare.'],
      ['Posso a venire?', 'Posso venire?'],
      ['Volevo di andare in barca.', 'Volevo andare in barca.'],
      ['Dovremmo di partire presto.', 'Dovremmo partire presto.'],
    ],
    right: ['Devo studiare.', 'Voglio mangiare.', 'Vorrei un libro da leggere.', 'Ho voglia di cantare.'],
  },
  {
    id: 'it.preposition.piacere',
    kind: 'extra_word',
    pattern: 'piace|piacerebbe [di|a] <verb inf>',
    better: '',
    why: 'piace_infinitive',
    wrong: [
      ['Mi piace di cantare.', 'Mi piace cantare.'],
      ['Ti piace a ballare?', 'Ti piace ballare?'],
      ['Mi piacerebbe di viaggiare.', 'Mi piacerebbe viaggiare.'],
    ],
    right: ['Mi piace cantare.', 'Piace a Marta.', 'Mi piace il gelato di mia nonna.'],
  },
  {
    id: 'it.preposition.need',
    kind: 'missing_word',
    pattern: '=avere bisogno [un|una|uno|aiuto|tempo|soldi]',
    better: ({ written }) => `di ${written}`,
    why: 'bisogno',
    wrong: [
      ['Ho bisogno un libro.', 'Ho bisogno di un libro.'],
      ['Abbiamo bisogno aiuto.', 'Abbiamo bisogno di aiuto.'],
      ['Ho bisogno una penna.', 'Ho bisogno di una penna.'],
    ],
    right: ['Ho bisogno di un libro.', 'Ho bisogno di aiuto.', 'Non c’è bisogno.'],
  },
  {
    id: 'it.preposition.play',
    kind: 'preposition',
    pattern: [
      '=giocare [calcio|tennis|basket|pallavolo|carte|scacchi]',
      '=giocare [il|al|con|in calcio|tennis|basket]',
    ],
    better: ({ marked }) => `a ${marked.at(-1)?.text ?? ''}`,
    why: 'play',
    wrong: [
      ['Gioco calcio ogni domenica.', 'Gioco a calcio ogni domenica.'],
      ['Mi piace giocare tennis.', 'Mi piace giocare a tennis.'],
      ['Giochiamo il calcio.', 'Giochiamo a calcio.'],
    ],
    right: ['Gioco a calcio.', 'Guardo il calcio.', 'Il calcio mi piace.'],
  },
]
