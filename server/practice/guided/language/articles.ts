import type { Word } from './words/words.ts'

// As they are compared: without accents and apostrophes.
const articles: Readonly<Record<string, string>> = {
  ca: 'el la l els les en na un una uns unes',
  da: 'en et den det de at',
  de: 'der die das den dem ein eine einen einem einer',
  el: 'ο η το οι τα τον την τη τους τις ενας μια μιαν ενα',
  en: 'the a an to',
  es: 'el la los las lo un una unos unas',
  fr: 'le la l les un une des du',
  it: 'il lo la l i gli le un uno una',
  nl: 'de het een te',
  no: 'en ei et den det de a',
  pt: 'o a os as um uma uns umas',
  ro: 'un o niste',
  sv: 'en ett den det de att',
}
const sets = new Map(Object.entries(articles).map(([language, list]) => [language, new Set(list.split(' '))]))

/** Whether a word is an article, which may be a number as well: "un". */
export const isArticle = ({ bare }: Word, language: string): boolean => sets.get(language)?.has(bare) ?? false

/** Words without the article at their beginning, or the "to" of a verb: "la cuenta" is used in "una cuenta", and "to order" in "I order". */
export function withoutArticle(words: readonly Word[], language: string): readonly Word[] {
  const [first, ...rest] = words
  return first && rest.length > 0 && sets.get(language)?.has(first.bare) ? rest : words
}
