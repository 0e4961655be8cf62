import type { WhyBook } from '#server/analysis/pack.ts'

/** Why something is not right in English. */
export const why = {
  third_person_s: {
    en: 'After he, she or it, the verb ends in -s: {better}.',
    es: 'Con he, she o it el verbo termina en -s: {better}.',
    pt: 'Com he, she ou it, o verbo termina em -s: {better}.',
    fr: 'Avec he, she ou it, le verbe se termine par -s : {better}.',
    de: 'Nach he, she und it endet das Verb auf -s: {better}.',
    it: 'Con he, she o it il verbo finisce in -s: {better}.',
  },
  no_third_person_s: {
    en: 'The -s is only for he, she and it: {better}.',
    es: 'La -s solo va con he, she o it: {better}.',
    pt: 'O -s só vai com he, she ou it: {better}.',
    fr: 'Le -s ne va qu’avec he, she et it : {better}.',
    de: 'Das -s steht nur nach he, she und it: {better}.',
    it: 'La -s si usa solo con he, she o it: {better}.',
  },
} satisfies WhyBook
