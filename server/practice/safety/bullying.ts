import { bareText, foldText } from '#server/practice/guided/language/fold.ts'
import { wordsOf } from '#server/practice/guided/language/words/words.ts'
import { parsePhrase, spansFinder } from './phrase.ts'

/** Words of bullying, also of others than the one who writes; the phrases are those of `SafetyWords`. */
const phrases: Readonly<Record<string, readonly string[]>> = {
  en: [
    'bullied/bullies/bullying/bully/cyberbullying',
    'laugh/laughs/laughed at me/him/her',
    'make/makes/made fun of me/him/her/my',
  ],
  de: ['gemobbt/mobbt/mobben/mobbing/cybermobbing', 'lachen/lachten mich/ihn/sie aus', 'machen/machten ~ ~ fertig'],
  fr: ['harcele/harcelee/harcelent/harceler/harcelement/cyberharcelement', 'se moquent/moque de moi/lui/elle'],
  es: ['bullying/bulling/ciberacoso/acosan/acosaron/acosado/acosada', 'se burlan/burlaron/burla de mi/el/ella'],
  it: ['bullizz*/bullismo/cyberbullismo', 'mi/lo/la prendono/prende in giro', 'presa/preso in giro'],
  pt: ['bullying/bulling/cyberbullying/zoado/zoada', 'zoam/zoaram ~ dele/dela', 'riem/riram de mim/dele/dela'],
}

const parsed = Object.entries(phrases).map(([language, list]) => ({
  language,
  find: spansFinder(list.map(parsePhrase)),
}))

/** Whether a text in one of these languages, or in English, tells that someone is bullied: to a partner who has no answer to it, it is no wrong answer. */
export function tellsOfBullying(text: string, languages: readonly string[]): boolean {
  return parsed.some(({ language, find }) => {
    if (language !== 'en' && !languages.includes(language)) return false
    const words = wordsOf(bareText(foldText(text).replaceAll("'", '')), language).map(({ bare }) => bare)
    return find(words).length > 0
  })
}
