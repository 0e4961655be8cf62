import { isVerbMissing } from './german-verbs.ts'
import { endsOpen, endsWithClosing } from './open-ends.ts'

/** Whether something is surely missing at the end of a text, or perhaps. */
export type Missing = 'surely' | 'perhaps' | null

/** Beginnings without what they begin, as last words. */
const openPhrases: Readonly<Record<string, string>> = {
  en: '(?:can|could|would|did|should|if|when|because) you|(?:can|could|may) i (?:have|get)|i’ll (?:have|take)|(?:half|quarter|\\d+) past|(?:and|or|but) (?:then|some|any|also|another|maybe|a few)|such as|let me (?:see|think)|i mean|(?:kind|sort) of|(?:name|number|address|birthday|job) is',
  de: '(?:ich hätte|ich nehme|ich hätte gerne?|ich würde gerne?|ich möchte gerne?)|(?:können|könnten|würden|möchten|ob|dass|wenn|weil) (?:sie|ihr|du|er|es)|(?:viertel|minuten|kurz) vor|(?:und|oder|aber) (?:dann|danach|auch|noch|vielleicht)|wie sagt man|mal sehen|ich meine|(?:name|nummer|adresse) ist|ich heiße',
  fr: 'j’aimerais|je prends|je vais prendre|est ce que|heures? moins|(?:et|ou|mais) (?:puis|après|aussi|encore|peut être)|comment dire|je veux dire|(?:nom|prénom|numéro|adresse) (?:est|c’est)|je m’appelle|il y a|jusqu’à|parce qu’(?:il|elle|on)',
  es: 'me gustaría|voy a tomar|(?:y|o|pero) (?:luego|después|también|además|quizás|otr[oa])|las \\p{L}+ menos|(?:bueno|pues|eh) a ver|o sea|cómo se dice|déjame pensar|(?:nombre|número|dirección|apellido) es|me llamo|tengo que',
  it: 'mi piacerebbe|(?<!l[oaie] )prendo|prenderei|posso avere|(?:e|o|ma) (?:poi|dopo|anche|forse|un’altra|un altro)|le \\p{L}+ meno|(?<!ci )vediamo|come si dice|(?:nome|numero|indirizzo) è|mi chiamo|un po’ di',
  pt: 'vou querer|pode me (?:trazer|dar)|(?:e|ou|mas) (?:depois|também|talvez|outr[oa])|quer dizer|deixa eu ver|vamos ver|como se diz|(?:nome|número|endereço) é|(?:me|eu) chamo|tenho que',
  nl: 'ik neem|(?:en|of|maar) (?:dan|ook|nog|misschien)|even denken|hoe zeg je|(?:naam|nummer|adres) is|ik heet|kwart voor',
  ca: 'm’agradaria|(?:i|o|però) (?:després|també|potser)|a veure|com es diu|(?:nom|número|adreça) és|em dic',
}
/** Last words after which nothing is missing, though the very last of them mostly goes on. */
const wholePhrases: Readonly<Record<string, string>> = {
  en: '(?:think|hope|guess|suppose|believe) so|for a while|(?:check|come|get|move|log|sign|join) in',
  fr: 'mais si',
}
/** At the end of a question they belong to its first word: “where are you from”. */
const stranded: Readonly<Record<string, RegExp>> = {
  en: /^(?:and |so )?(?:what|where|who|which)(?: |’s ).* (?:of|in|at|for|from|with|to|like|want|need|on|about)$/u,
  de: /^(?:und |also )?(?:was|wo|wer|wie|wann|woher|wohin|welche[rsn]?|warum) .*(?:ich|du|er|es|wir|ihr|sie)$/u,
}
/** German prefixes of verbs that are prepositions elsewhere, and the verbs that end with them. */
const prefixes: Readonly<Record<string, RegExp>> = {
  mit: /(?:^| )(?:komm|nehm|nimm|bring|mach|geh|fahr|fähr|spiel|sing|lauf)/u,
  an: /(?:^| )(?:ist|von|ruf|komm|fang|fäng|zieh|schau|seh|sieh|meld|probier|bau|mach)/u,
  auf: /(?:^| )(?:ist|steh|mach|pass|hör|wach|räum|schreib|geb|gib|ess|iss|bleib|leg)/u,
  aus: /(?:^| )(?:ist|von mir|seh|sieh|mach|geh|steig|schalt|ruh|füll|fäll|probier|geb|gib)/u,
  vor: /(?:^| )(?:stell|bereit|hab|les|lies|schlag|schläg|komm)/u,
  zu: /(?:^| )(?:ist|ab und|hör|mach|schau|stimm|nehm|nimm|lass|geb|gib)/u,
  um: /(?:^| )(?:zieh|steig|dreh|tausch|kehr|schau)/u,
  ein: /(?:^| )(?:kauf|lad|läd|schlaf|schläf|steig|richt|pack|trag)/u,
}
/** A condition, of which the rest is missing while nothing follows it. */
const conditions: Readonly<Record<string, RegExp>> = {
  en: /^(?:if|when (?:i|you|he|she|it|we|they|my)) /u,
  de: /^(?:wenn|falls|als) /u,
  fr: /^(?:si|s’il|s’ils|quand (?:je|tu|il|elle|on|nous|ils)|lorsque) /u,
  es: /^(?:si|cuando) /u,
  it: /^(?:se|quando (?:io|sono|ero|ho|vado)) /u,
  pt: /^(?:se|quando (?:eu|estou|estava|fui|vou)) /u,
  nl: /^(?:als|wanneer (?:ik|je|we)) /u,
  ca: /^(?:si|quan (?:jo|estic|vaig)) /u,
}
/** The most words of a condition alone. */
const longestCondition = 5
/** Several things are announced, and none is named: “I need three things”. */
const announced =
  /(?:^| )(?:\d|two|three|four|some|several|zwei|drei|vier|mehrere|deux|trois|quatre|plusieurs|dos|tres|cuatro|varias|due|tre|quattro|diverse|dois|duas|três|quatro|várias|twee|drie) (?:things|reasons|questions|sachen|dinge|gründe|fragen|choses|raisons|questions|cosas|razones|preguntas|cose|ragioni|domande|coisas|razões|perguntas|dingen|redenen|vragen|coses|raons|preguntes)$/u
/** The first half of a pair, and the second. */
const pairs: Readonly<Record<string, readonly (readonly [RegExp, RegExp])[]>> = {
  en: [
    [/(?:^| )not only ./u, / but /u],
    [/(?:^| )neither ./u, / nor /u],
  ],
  de: [
    [/(?:^| )entweder ./u, / oder /u],
    [/(?:^| )weder ./u, / noch /u],
    [/(?:^| )sowohl ./u, / (?:als|wie) /u],
    [/(?:^| )nicht nur ./u, / sondern /u],
  ],
  fr: [[/(?:^| )non seulement ./u, / mais /u]],
  es: [[/(?:^| )no s[oó]lo ./u, / (?:sino|pero) /u]],
  it: [[/(?:^| )non solo ./u, / ma /u]],
  pt: [[/(?:^| )não só ./u, / (?:mas|como) /u]],
  nl: [[/(?:^| )niet alleen ./u, / maar /u]],
  ca: [[/(?:^| )no només ./u, / (?:sinó|però) /u]],
}
const digits: Readonly<Record<string, string>> = {
  en: 'zero oh one two three four five six seven eight nine double',
  de: 'null eins zwei zwo drei vier fünf sechs sieben acht neun',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  it: 'zero uno due tre quattro cinque sei sette otto nove',
  pt: 'zero um dois três quatro cinco seis meia sete oito nove',
  nl: 'nul een twee drie vier vijf zes zeven acht negen',
  ca: 'zero u dos tres quatre cinc sis set vuit nou',
}
/** Groups of digits from which on they are dictated, and the fewest digits of a telephone number. */
const [fewestGroups, shortestNumber] = [3, 7]

const endsWith = (phrases: string | undefined, said: string) =>
  phrases !== undefined && new RegExp(`(?:^| )(?:${phrases})$`, 'u').test(said)

const isDigits = (word: string, language: string) =>
  /^\p{N}/u.test(word) || (digits[language] ?? '').split(' ').includes(word)

/** A number at the end may be half of one, or have its unit after it: “at 5”, “for 2”. */
export const endsWithNumber = (words: readonly string[], language: string): boolean =>
  isDigits(words.at(-1) ?? '', language)

/** “0 1 7”: digits one by one, fewer than a telephone number has. */
function isDictating(words: readonly string[], language: string): boolean {
  const from = words.findLastIndex((word) => !isDigits(word, language)) + 1
  const count = words.slice(from).reduce((sum, word) => sum + (/^\p{N}/u.test(word) ? word.length : 1), 0)
  return words.length - from >= fewestGroups && count < shortestNumber
}

function isHalfOfPair(said: string, language: string): boolean {
  return (pairs[language] ?? []).some(([first, second]) => first.test(said) && !second.test(`${said} `))
}

/** What is missing after the last words, judged by the words alone. */
export function missingAfter(text: string, words: readonly string[], language: string): Missing {
  const said = words.join(' ')
  const last = words.at(-1) ?? ''
  if (endsWithClosing(words, language)) return null
  if (stranded[language]?.test(said)) return text.trim().endsWith('?') ? null : 'perhaps'
  if (endsWith(wholePhrases[language], said)) return null
  const prefix = language === 'de' ? prefixes[last] : undefined
  if (prefix) return prefix.test(words.slice(0, -1).join(' ')) ? (last === 'ein' ? 'perhaps' : null) : 'surely'
  if (endsOpen(text, words, language) || endsWith(openPhrases[language], said)) return 'surely'
  if (language === 'de' && isVerbMissing(text)) return 'surely'
  const isCondition = words.length <= longestCondition + 1 && conditions[language]?.test(said) && !/,\s*\S/u.test(text)
  const isPerhaps = isCondition || announced.test(said) || isHalfOfPair(said, language) || isDictating(words, language)
  return isPerhaps ? 'perhaps' : null
}
