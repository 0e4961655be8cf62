import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has } from '#server/analysis/it/match.ts'
import { finiteOf, formOf, isInfinitive, persons, sameFormOf } from './tenses.ts'

/** Forms of verbs that learners choose. */
export const verbChoices: readonly Rule[] = [
  {
    id: 'it.verb_form.modal_participle',
    kind: 'verb_form',
    pattern:
      'posso|puoi|può|possiamo|devo|devi|deve|dobbiamo|dovete|devono|voglio|vuoi|vogliamo|vorrei [andato|mangiato|parlato|studiato|lavorato|comprato|dormito|venuto|bevuto|uscito|partito|arrivato|giocato|guardato|imparato|tornato|viaggiato|aspettato]',
    better: ({ written }) =>
      ({ venuto: 'venire', bevuto: 'bere' })[written.toLowerCase()] ?? written.toLowerCase().replace(/to$/, 're'),
    why: 'modal',
    wrong: [
      ['Devo andato a scuola.', 'Devo andare a scuola.'],
      ['Non posso venuto domani.', 'Non posso venire domani.'],
      ['Vorrei mangiato una pizza.', 'Vorrei mangiare una pizza.'],
    ],
    right: ['Devo andare a scuola.', 'Vorrei essere andato con loro.', 'Non posso, ho mangiato adesso.'],
  },
  {
    id: 'it.agreement.hurt',
    kind: 'agreement',
    pattern: ['mi|ti|gli|le|ci|vi [fa] male i|gli|le <noun pl -sg>', "mi|ti|gli|le [fanno] male il|la|lo|l' <noun sg>"],
    better: ({ marked, sentence }) =>
      marked[0]?.lower === 'fa' ? 'fanno' : sentence.some(({ lower }) => lower === 'e') ? null : 'fa',
    why: 'plural_subject',
    wrong: [
      ['Mi fa male i piedi.', 'Mi fanno male i piedi.'],
      ['Le fa male le gambe.', 'Le fanno male le gambe.'],
      ['Mi fanno male la testa.', 'Mi fa male la testa.'],
    ],
    right: ['Mi fanno male i piedi.', 'Mi fa male la testa.', 'Fumare fa male.'],
  },
  {
    id: 'it.verb_form.progressive',
    kind: 'verb_form',
    pattern: '[sono|sei|è|siamo|siete|ero|era <verb ger>]',
    better: (match) => {
      const [auxiliary, gerund] = match.marked
      const tense = auxiliary?.lower.startsWith('er') ? 'impf' : 'pres'
      const isThey = auxiliary?.lower === 'sono' && (match.beside(-1) === 'loro' || /[ie]$/.test(match.beside(-1)))
      const person = isThey ? '3p' : persons.find((each) => has(auxiliary, 'verb', tense, each))
      const form = person ? formOf(match, 'stare', `${tense} ${person}`) : null
      return form && gerund ? `${form} ${gerund.text}` : null
    },
    why: 'progressive',
    wrong: [
      ['Sono mangiando.', 'Sto mangiando.'],
      ['Mia figlia è dormendo.', 'Mia figlia sta dormendo.'],
      ['Siamo guardando un film.', 'Stiamo guardando un film.'],
    ],
    right: ['Sto mangiando.', 'È uscita correndo.', 'Stiamo guardando un film.'],
  },
  {
    id: 'it.verb_form.gerund',
    kind: 'verb_form',
    pattern: [
      '^ [<verb ger>] fa|è',
      'posso|puoi|può|possiamo|devo|devi|deve|dobbiamo|voglio|vuoi|vuole|vogliamo|vorrei|preferisco [<verb ger>]',
      'mi|ti|gli|le|ci piace|piacerebbe <adv degree>? [<verb ger>]',
    ],
    better: ({ marked }) => marked[0]?.readings.find(({ tags }) => tags.has('ger'))?.lemma ?? null,
    why: 'infinitive',
    wrong: [
      ['Nuotando fa bene.', 'Nuotare fa bene.'],
      ['Voglio andando a casa.', 'Voglio andare a casa.'],
      ['Mi piace leggendo.', 'Mi piace leggere.'],
    ],
    right: ['Nuotare fa bene.', 'Sbagliando si impara.', 'Voglio andare a casa.'],
  },
  {
    id: 'it.verb_form.after_prefer',
    kind: 'verb_form',
    pattern: [
      'preferisco|preferisci|preferisce|amo|odio|adoro [<verb pres 1s>]',
      'preferisco|amo|adoro [resto|viaggio|ballo|gioco|canto|lavoro] a|al|in|nel|con|di|da',
      'preferisco|preferisci|preferisce|amo|odio|adoro [<verb pres 3s>] $|a|al|in|con',
    ],
    better: (match) => {
      const own = finiteOf(match.marked[0], 'pres', match.words(2).length > 0)
      return own && formOf(match, own.lemma, 'inf')
    },
    why: 'infinitive',
    wrong: [
      ['Preferisco resto a casa.', 'Preferisco restare a casa.'],
      ['Preferisco vado al mare.', 'Preferisco andare al mare.'],
      ['Amo leggo.', 'Amo leggere.'],
    ],
    right: ['Preferisco restare a casa.', 'Preferisco il mare.', 'Amo il canto.'],
  },
  {
    id: 'it.verb_form.vorrei',
    kind: 'verb_form',
    pattern: ["[volerei] un|una|uno|un'|il|la|qualcosa|due|tre", '[volerei] <verb inf>', '^ [voglierei|volerei] *'],
    better: 'vorrei',
    why: 'mixed_up',
    wrong: [
      ['Volerei un caffè.', 'Vorrei un caffè.'],
      ['Io volerei il conto.', 'Io vorrei il conto.'],
      ['Volerei mangiare qualcosa.', 'Vorrei mangiare qualcosa.'],
    ],
    right: ['Vorrei un caffè.', 'Con le ali volerei via.', 'Vorrei mangiare.'],
  },
  {
    id: 'it.word_choice.sapere',
    kind: 'word_choice',
    pattern: '[conosco|conosci|conosce|conosciamo|conoscete|conoscono] *',
    better: (match) => {
      const [verb] = match.marked
      return isInfinitive(match.words(1)[0]) && !has(match.words(1)[0], 'noun')
        ? sameFormOf(match, verb, 'sapere')
        : null
    },
    why: 'able',
    wrong: [
      ['Conosco nuotare.', 'So nuotare.'],
      ['Lei conosce cucinare bene.', 'Lei sa cucinare bene.'],
      ['Non conosciamo ballare.', 'Non sappiamo ballare.'],
    ],
    right: ['So nuotare.', 'Conosco Marta.', 'Conosco un cuoco.'],
  },
]
