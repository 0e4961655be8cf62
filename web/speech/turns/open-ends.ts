/**
 * Words after which a sentence goes on: articles, prepositions, conjunctions, and what one says while thinking. With
 * their accents, because "si" goes on and "sí" does not. Without those that also end sentences, as "mit" in "ich komme mit"
 * (`unfinished.ts`).
 */
const openEnds: Readonly<Record<string, string>> = {
  en: 'a an the my your his its our their and or but because so if which who when while than as to of in at for from with without into between very i we they i’d i’ll i’m would like want need um uh er hmm erm uhm although unless until through per via onto towards every',
  de: 'ein eine einen einem einer die den dem des mein meine meinen meinem dein deine unser kein keine keinen und oder aber weil dass denn wenn als ob damit sondern in im am bei nach von vom für über unter gegen durch ohne bis seit ich du wir möchte äh ähm hm also zum zur ins ans aufs beim obwohl falls bevor nachdem sobald sowie zwischen neben wegen jede jeden naja tja deinen unseren',
  fr: 'un une des le la les l du de d au aux mon ma mes ton ta tes son sa ses notre votre leur ce cette ces et ou mais parce que qu car si quand comme dont donc à dans en sur sous avec sans pour par chez entre vers très je tu nous voudrais veux euh hum ben alors puis lorsque puisque afin jusque depuis selon quel quelle quels quelles cet chaque quelques j m t s n c bah heu c’est j’ai',
  es: 'un una unos unas el la los las mi mis tu tus su sus nuestro y e o u pero porque que si cuando donde aunque a al de del en con sin por para sobre entre hasta desde muy yo quiero quisiera necesito eh em mmm pues ni sino mientras según hacia contra durante tras cada algún ningún eeh',
  it: 'un uno una il lo la i gli le l mio mia miei tuo tua suo sua e ed o ma perché che se quando come dove anche a al allo alla di del dello della in nel nella con senza per sul tra fra da dal dalla io vorrei voglio eh ehm mmm allora dei degli delle agli alle sui sulla sulle nei negli nelle col dagli dalle mentre oppure né ogni qualche alcuni alcune quel l’ beh cioè mm',
  pt: 'um uma uns umas o a os as meu minha teu sua seu e ou mas porque que se quando como onde ao de do da dos das em no na com sem por pelo pela para sobre entre até eu quero queria gostaria preciso eh hum então à às aos nos nas num numa pelos pelas nem cada durante contra enquanto embora',
  nl: 'een de het mijn jouw zijn haar ons en of maar omdat dat als toen want dus te in van voor met zonder onder naar heel ik wil uhm eh nou tussen tijdens sinds elke iedere hun terwijl zodat hoewel ehm hmm',
  ca: 'un una uns unes el la els les l meu meva i o però perquè que si quan com on a al de del en amb sense per sobre entre fins jo vull voldria eh mmm doncs dels pel pels ni durant contra mentre cada vostre ehm',
}

/** What ends a request, as its last words: nothing is expected after it. */
const closings: Readonly<Record<string, readonly string[]>> = {
  en: ['please', 'thanks', 'thank you'],
  de: ['bitte', 'danke', 'vielen dank', 'bitte schön', 'danke schön'],
  fr: ['s’il vous plaît', 's’il te plaît', 'merci'],
  es: ['por favor', 'gracias'],
  it: ['per favore', 'per piacere', 'grazie'],
  pt: ['por favor', 'obrigado', 'obrigada'],
  nl: ['alsjeblieft', 'alstublieft', 'dank je', 'dank u'],
  ca: ['si us plau', 'gràcies'],
}
/** Words before "please" that ask the partner for something that has not been said: "could you please". */
const askedOf = 'you sie ihr vous lei você usted'.split(' ')

const ends = new Map<string, ReadonlySet<string>>()

const endsOf = (language: string): ReadonlySet<string> => {
  const known = ends.get(language) ?? new Set((openEnds[language] ?? '').split(' ').filter(Boolean))
  ends.set(language, known)
  return known
}

/** In lower case, with their accents. */
export const wordsOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.normalize('NFC').replaceAll("'", '’'))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase())

/** Capitals and full stops come late, and are not said. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether nothing is expected after the last words. */
export function endsWithClosing(words: readonly string[], language: string): boolean {
  const said = ` ${words.join(' ')}`
  const closing = closings[language]?.find((one) => said.endsWith(` ${one}`))
  if (closing === undefined) return false
  const last = said.slice(0, -closing.length).trim().split(' ').at(-1) ?? ''
  return !endsOf(language).has(last) && !askedOf.includes(last)
}

/** Whether a text stops where no sentence ends. */
export function endsOpen(text: string, words: readonly string[], language: string): boolean {
  const written = text.trim()
  if (/(?:[,،、;:–—-]|\.\.\.|…)$/u.test(written)) return true
  const last = words.at(-1)
  return last !== undefined && endsOf(language).has(last) && !endsWithClosing(words, language)
}
