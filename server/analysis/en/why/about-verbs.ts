import type { WhyBook } from '#server/analysis/pack.ts'

/** Why something about a verb is not right in English. */
export const aboutVerbs = {
  stative: {
    en: 'Know, want, have and the like have no -ing form here: {better}.',
    es: 'Know, want, have y similares no llevan -ing aquí: {better}.',
    pt: 'Know, want, have e outros assim não levam -ing aqui: {better}.',
    fr: 'Know, want, have et autres ne se mettent pas à la forme en -ing ici : {better}.',
    de: 'Know, want, have und ähnliche haben hier keine Form auf -ing: {better}.',
    it: 'Know, want, have e simili qui non hanno la forma in -ing: {better}.',
  },
  ing_now: {
    en: 'What is going on right now is said with be and -ing: {better}.',
    es: 'Lo que pasa en ese momento se dice con be y -ing: {better}.',
    pt: 'O que está a acontecer diz-se com be e -ing: {better}.',
    fr: 'Ce qui est en train de se passer se dit avec be et -ing : {better}.',
    de: 'Was gerade geschieht, sagt man mit be und -ing: {better}.',
    it: 'Quello che sta succedendo si dice con be e -ing: {better}.',
  },
  suggest_that: {
    en: 'After suggest comes “that”, or a verb in -ing: {better}.',
    es: 'Después de suggest va «that» o un verbo en -ing: {better}.',
    pt: 'Depois de suggest vem «that» ou um verbo em -ing: {better}.',
    fr: 'Après suggest vient « that » ou un verbe en -ing : {better}.',
    de: 'Nach suggest steht „that“ oder ein Verb auf -ing: {better}.',
    it: 'Dopo suggest si mette «that» o un verbo in -ing: {better}.',
  },
  will_future: {
    en: 'What you think will happen is said with will: {better}.',
    es: 'Lo que crees que pasará se dice con will: {better}.',
    pt: 'O que achas que vai acontecer diz-se com will: {better}.',
    fr: 'Ce qui va se passer, à ton avis, se dit avec will : {better}.',
    de: 'Was vermutlich geschehen wird, sagt man mit will: {better}.',
    it: 'Quello che pensi che succederà si dice con will: {better}.',
  },
  one_missing: {
    en: 'Without a noun, say “one”: {better}.',
    es: 'Sin sustantivo se dice «one»: {better}.',
    pt: 'Sem o substantivo, diga “one”: {better}.',
    fr: 'Sans nom, on dit « one » : {better}.',
    de: 'Ohne Nomen steht „one“: {better}.',
    it: 'Senza il nome si dice «one»: {better}.',
  },
  object_missing: {
    en: 'Say what it is about: {better}.',
    es: 'Di de qué se trata: {better}.',
    pt: 'Diga de que se trata: {better}.',
    fr: 'Dis de quoi il s’agit : {better}.',
    de: 'Sag, worum es geht: {better}.',
    it: 'Di’ di che cosa si tratta: {better}.',
  },
} satisfies WhyBook
