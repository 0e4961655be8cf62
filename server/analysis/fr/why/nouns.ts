import type { WhyBook } from '#server/analysis/pack.ts'

/** Why a noun phrase is not right in French. */
export const nounsWhy = {
  gender: {
    en: 'Masculine or feminine? It goes with the noun: {better}.',
    es: '¿Masculino o femenino? Va con el nombre: {better}.',
    pt: 'Masculino ou feminino? Combina com o substantivo: {better}.',
    fr: 'Masculin ou féminin ? On suit le nom : {better}.',
    de: 'Männlich oder weiblich? Es richtet sich nach dem Nomen: {better}.',
    it: 'Maschile o femminile? Concorda con il nome: {better}.',
  },
  plural: {
    en: 'There are several: the noun is plural, {better}.',
    es: 'Son varios: el nombre va en plural, {better}.',
    pt: 'São vários: o substantivo vai no plural, {better}.',
    fr: 'Il y en a plusieurs : le nom est au pluriel, {better}.',
    de: 'Es sind mehrere: Das Nomen steht im Plural, {better}.',
    it: 'Sono più di uno: il nome è al plurale, {better}.',
  },
  singular: {
    en: 'There is only one: the noun is singular, {better}.',
    es: 'Es uno solo: el nombre va en singular, {better}.',
    pt: 'É um só: o substantivo fica no singular, {better}.',
    fr: 'Il n’y en a qu’un : le nom est au singulier, {better}.',
    de: 'Es ist nur einer: Das Nomen steht im Singular, {better}.',
    it: 'È uno solo: il nome è al singolare, {better}.',
  },
  number: {
    en: 'The noun is plural here: {better}.',
    es: 'El nombre va aquí en plural: {better}.',
    pt: 'O substantivo está no plural: {better}.',
    fr: 'Le nom est ici au pluriel : {better}.',
    de: 'Das Nomen steht hier im Plural: {better}.',
    it: 'Il nome qui è al plurale: {better}.',
  },
  adjective: {
    en: 'The adjective goes with its noun: {better}.',
    es: 'El adjetivo va como el nombre: {better}.',
    pt: 'O adjetivo combina com o substantivo: {better}.',
    fr: 'L’adjectif s’accorde avec le nom : {better}.',
    de: 'Das Adjektiv richtet sich nach dem Nomen: {better}.',
    it: 'L’aggettivo concorda con il nome: {better}.',
  },
  colour: {
    en: 'Colours stand after the noun: {better}.',
    es: 'Los colores van después del nombre: {better}.',
    pt: 'As cores vêm depois do substantivo: {better}.',
    fr: 'Les couleurs se placent après le nom : {better}.',
    de: 'Farben stehen nach dem Nomen: {better}.',
    it: 'I colori vanno dopo il nome: {better}.',
  },
} satisfies WhyBook
