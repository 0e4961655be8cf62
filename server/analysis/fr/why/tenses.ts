import type { WhyBook } from '#server/analysis/pack.ts'

/** Why a tense is not right in French. */
export const tensesWhy = {
  past_tense: {
    en: 'This was in the past: {better}.',
    es: 'Eso fue en el pasado: {better}.',
    pt: 'Isso foi no passado: {better}.',
    fr: 'C’était dans le passé : {better}.',
    de: 'Das war in der Vergangenheit: {better}.',
    it: 'È successo nel passato: {better}.',
  },
  future_tense: {
    en: 'This is still to come: {better}.',
    es: 'Esto todavía va a pasar: {better}.',
    pt: 'Isso ainda vai acontecer: {better}.',
    fr: 'Cela se passera plus tard : {better}.',
    de: 'Das kommt erst noch: {better}.',
    it: 'Deve ancora succedere: {better}.',
  },
  if_present: {
    en: 'After “si” there is no future: {better}.',
    es: 'Después de «si» no va el futuro: {better}.',
    pt: 'Depois de “si” não vai o futuro: {better}.',
    fr: 'Après « si », pas de futur : {better}.',
    de: 'Nach „si“ steht kein Futur: {better}.',
    it: 'Dopo «si» non va il futuro: {better}.',
  },
  if_conditional: {
    en: 'With “si” and the imperfect, the other verb is conditional: {better}.',
    es: 'Con «si» y el imperfecto, el otro verbo va en condicional: {better}.',
    pt: 'Com “si” e o imperfeito, o outro verbo vai no condicional: {better}.',
    fr: 'Avec « si » et l’imparfait, l’autre verbe est au conditionnel : {better}.',
    de: 'Mit „si“ und Imparfait steht das andere Verb im Conditionnel: {better}.',
    it: 'Con «si» e l’imperfetto, l’altro verbo è al condizionale: {better}.',
  },
  habit_tense: {
    en: 'A habit of the past is told in the imperfect: {better}.',
    es: 'Una costumbre del pasado va en imperfecto: {better}.',
    pt: 'Um hábito do passado vai no imperfeito: {better}.',
    fr: 'Une habitude du passé se dit à l’imparfait : {better}.',
    de: 'Eine frühere Gewohnheit steht im Imparfait: {better}.',
    it: 'Un’abitudine del passato va all’imperfetto: {better}.',
  },
  since: {
    en: 'With “depuis”, what still goes on is in the present: {better}.',
    es: 'Con «depuis», lo que sigue va en presente: {better}.',
    pt: 'Com “depuis”, o que continua vai no presente: {better}.',
    fr: 'Avec « depuis », ce qui dure encore est au présent : {better}.',
    de: 'Mit „depuis“ steht im Präsens, was noch dauert: {better}.',
    it: 'Con «depuis», ciò che dura ancora è al presente: {better}.',
  },
  auxiliary_missing: {
    en: 'A word is missing, or the end is wrong: {better}.',
    es: 'Falta una palabra o el final no es correcto: {better}.',
    pt: 'Falta uma palavra ou o final não está certo: {better}.',
    fr: 'Il manque un mot, ou la fin n’est pas juste : {better}.',
    de: 'Ein Wort fehlt, oder das Ende stimmt nicht: {better}.',
    it: 'Manca una parola, o la fine è sbagliata: {better}.',
  },
  participle_accent: {
    en: 'It ends in “é”: {better}.',
    es: 'Termina en «é»: {better}.',
    pt: 'Termina em “é”: {better}.',
    fr: 'Le mot finit par « é » : {better}.',
    de: 'Es endet auf „é“: {better}.',
    it: 'Finisce in «é»: {better}.',
  },
} satisfies WhyBook
