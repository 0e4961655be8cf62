import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has, isFinite } from '#server/analysis/it/match.ts'
import { sameFormOf } from './tenses.ts'

const states =
  'malato|malata|malati|stanco|stanca|stanchi|stanche|contento|contenta|contenti|felice|triste|alto|alta|bello|bella|simpatico|simpatica|sposato|sposata|arrabbiato|arrabbiata|occupato|occupata|nervoso|nervosa|preoccupato|preoccupata|timido|timida|pronto|pronta|magro|magra'

/** Words that are chosen wrong or missing. */
export const chosen: readonly Rule[] = [
  {
    id: 'it.word_choice.bene',
    kind: 'word_choice',
    pattern: [
      '=parlare|=cantare|=ballare|=nuotare|=giocare|=suonare|=dormire|=guidare|=scrivere <adv degree>? [buono|buona|bravo|brava|bravi] $|,|e|ma',
      '=parlare italiano|inglese|spagnolo <adv degree>? [buono|buona|bravo|brava] $|,|e|ma',
      "=parlare|=suonare l'|la|il italiano|inglese|spagnolo|chitarra|pianoforte <adv degree>? [buono|buona|bravo|brava] $|,|e|ma",
    ],
    better: ({ words, beside, at, sentence }) =>
      has(words(0)[0], 'partpres') ||
      has(sentence[at - 1], 'det') ||
      has(sentence[at - 1], 'art') ||
      beside(-1) === 'di'
        ? null
        : 'bene',
    why: 'adverb',
    wrong: [
      ['Canti molto brava.', 'Canti molto bene.'],
      ['Parlo italiano molto buono.', 'Parlo italiano molto bene.'],
      ['Ballo buono.', 'Ballo bene.'],
    ],
    right: ['Canti molto bene.', 'Parlo un italiano buono.', 'Il vino è buono.'],
  },
  {
    id: 'it.word_choice.essere_state',
    kind: 'word_choice',
    pattern: `[=stare] <adv degree>? ${states}`,
    better: (match) => {
      const [verb] = match.marked
      const person = { sto: 'sono', stai: 'sei', sta: 'è', stiamo: 'siamo', state: 'siete', stanno: 'sono' }[
        verb?.lower ?? ''
      ]
      return person ?? (has(verb, 'impf') ? sameFormOf(match, verb, 'essere') : null)
    },
    why: 'essere_state',
    wrong: [
      ['Sto stanca.', 'Sono stanca.'],
      ['Mio padre sta malato.', 'Mio padre è malato.'],
      ['Stiamo molto contenti.', 'Siamo molto contenti.'],
    ],
    right: ['Sono stanca.', 'Sto bene.', 'Sta zitto.', 'Sto attento.'],
  },
  {
    id: 'it.word_choice.me_te',
    kind: 'word_choice',
    pattern: 'per|con|a|da|senza|su|di|tra|fra [io|tu] $|.|,|e|piace|piacciono|non',
    better: ({ marked }) => (marked[0]?.lower === 'io' ? 'me' : 'te'),
    why: 'pronoun_after',
    wrong: [
      ['Questo è per tu.', 'Questo è per te.'],
      ['Vieni con io?', 'Vieni con me?'],
      ['A io piace il mare.', 'A me piace il mare.'],
    ],
    right: ['Questo è per te.', 'Diamoci del tu.', 'Vieni con me?'],
  },
  {
    id: 'it.word_choice.there_sun',
    kind: 'word_choice',
    pattern: ['oggi|qui|fuori|ieri|domani|quando', '^'].map(
      (start) => `${start} [è|era] <adv degree>? sole|vento|nebbia`,
    ),
    better: ({ marked }) => (marked[0]?.lower === 'era' ? "c'era" : "c'è"),
    why: 'there_sun',
    wrong: [
      ['Oggi è molto sole.', "Oggi c'è molto sole."],
      ['Qui è vento.', "Qui c'è vento."],
      ['Oggi era nebbia.', "Oggi c'era nebbia."],
    ],
    right: ["Oggi c'è il sole.", 'Oggi è sereno.', 'Il sole è caldo.'],
  },
  {
    id: 'it.word_choice.photo',
    kind: 'word_choice',
    pattern: "[=prendere] una|delle|la|le|molte|un' foto|fotografia|doccia|bagno|pausa",
    better: (match) => {
      const [verb] = match.marked
      if (/^pres[oaie]$/.test(verb?.lower ?? '')) return 'fatto'
      return has(verb, 'verb', 'inf') ? 'fare' : sameFormOf(match, verb, 'fare')
    },
    why: 'photo',
    wrong: [
      ['Prendo una foto.', 'Faccio una foto.'],
      ['Ho preso delle foto.', 'Ho fatto delle foto.'],
      ['Voglio prendere una doccia.', 'Voglio fare una doccia.'],
    ],
    right: ['Faccio una foto.', 'Prendo il treno.', 'Prendo una pizza.'],
  },
  {
    id: 'it.missing_word.che',
    kind: 'missing_word',
    pattern: '^ io? non? [credo|penso è|sono] ~qui|lì|solo|sempre',
    better: ({ marked }) => (marked[1]?.lower === 'è' ? `${marked[0]?.text.toLowerCase() ?? ''} che sia` : null),
    why: 'subjunctive',
    wrong: [
      ['Credo è vero.', 'Credo che sia vero.'],
      ['Penso è una buona idea.', 'Penso che sia una buona idea.'],
      ['Non credo è possibile.', 'Non credo che sia possibile.'],
    ],
    right: ['Credo che sia vero.', 'Penso, è vero, a te.', 'Credo di sì.'],
  },
  {
    id: 'it.missing_word.age_verb',
    kind: 'missing_word',
    pattern: [
      ...['#', '<num>'].flatMap((number) => [
        `^ mio|mia fratello|sorella|figlio|figlia|padre|madre|marito|moglie [${number} anni]`,
        `^ io|lui|lei [${number} anni]`,
      ]),
      '^ mio|mia fratello|sorella|figlio|figlia|padre|madre|marito|moglie [medico|insegnante|infermiera|infermiere|avvocato|studente|studentessa|cuoco|ingegnere|operaio] $|in|a|di',
      'oggi [freddo|caldo] $|,|e|ma',
    ],
    better: ({ written, word, sentence }) =>
      word(0) === 'oggi'
        ? `fa ${written}`
        : sentence.slice(0, 5).some((one) => isFinite(one) && !has(one, 'noun'))
          ? null
          : /^(?:\d|.* anni)/.test(written)
            ? `${word(1) === 'io' ? 'ho' : 'ha'} ${written}`
            : `è ${written}`,
    why: 'missing_verb',
    wrong: [
      ['Io 20 anni.', 'Io ho 20 anni.'],
      ['Mia sorella trenta anni.', 'Mia sorella ha trenta anni.'],
      ['Mio padre medico in ospedale.', 'Mio padre è medico in ospedale.'],
    ],
    right: ['Io ho 20 anni.', 'Mia sorella ha 12 anni.', 'Mio padre è medico.', 'Oggi fa freddo.'],
  },
]
