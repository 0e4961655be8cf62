import type { Step } from '#contract/teaching/chatbot-step.ts'
import { sentencesOf } from '#server/practice/guided/language/words/words.ts'
import { endsAsking } from './question.ts'

// Family, friends, those one lives or works with.
const ofPeople: Readonly<Record<string, RegExp>> = {
  en: /\b(?:famil(?:y|ies)|who|(?:your|any) (?:parents?|children|kids|brothers?|sisters?|husband|wife|partner|friends?|colleagues?|boss|neighbou?rs?|teachers?))\b/iu,
  de: /\b(?:familien?|geschwister|wer|wem|wen|(?:ihre?[mnr]?|deine?[mnr]?) (?:eltern|kinder[n]?|bruder|schwester|mann|frau|freunde?n?|freundin|kolleg(?:e|in|en)|chefin|chef|nachbarn?|lehrer))\b/iu,
  es: /(?:^|[^\p{L}])(?:familia|quién|quiénes|(?:tus?|sus?) (?:padres|hijos|hermanos?|hermanas?|marido|mujer|pareja|amigos?|amigas?|compañer[oa]s?|colegas?|jef[ea]|vecin[oa]s?|profesor(?:es|a)?))(?![\p{L}])/iu,
  fr: /(?:^|[^\p{L}])(?:famille|qui est|avec qui|il y a qui|(?:ta|ton|tes|votre|vos) (?:parents|enfants|frères?|sœurs?|mari|femme|amis?|amies?|collègues?|chef|voisins?|voisines?|professeurs?))(?![\p{L}])/iu,
  it: /(?:^|[^\p{L}])(?:famiglia|chi|(?:tuo|tua|tuoi|tue|suo|sua|suoi|sue) (?:genitori|figli|fratell[oi]|sorell[ae]|marito|moglie|amic[oi]|amiche|collegh[ie]|collega|capo|insegnanti?))(?![\p{L}])/iu,
  pt: /(?:^|[^\p{L}])(?:família|quem|(?:seus?|suas?|teus?|tuas?) (?:pais|filhos|irmãos?|irmãs?|marido|esposa|amig[oa]s?|colegas?|chefe|vizinh[oa]s?|professor(?:es|a)?))(?![\p{L}])/iu,
}
const ofLife: Readonly<Record<string, RegExp>> = {
  en: /\b(?:experiences?|examples?|happen(?:ed)?|story|lately|seen|best trip)\b/iu,
  de: /\b(?:erfahrung(?:en)?|erlebt|gesehen|beispiele?|passiert|geschichte|letzter zeit|neues|schönste reise)\b/iu,
  es: /(?:^|[^\p{L}])(?:experiencias?|ejemplos?|pasado|pasó|historia|últimamente|visto|viaje de tu vida)(?![\p{L}])/iu,
  fr: /(?:^|[^\p{L}])(?:expériences?|exemples?|passé|arrivé|histoire|derniers temps|vu|vécu)(?![\p{L}])/iu,
  it: /(?:^|[^\p{L}])(?:esperienz[ae]|esempi[o]?|success[oa]|storia|ultimamente|visto|in questi giorni)(?![\p{L}])/iu,
  pt: /(?:^|[^\p{L}])(?:experiências?|exemplos?|aconteceu|história|ultimamente|visto|viu|viveu)(?![\p{L}])/iu,
}
// "What did you order?", "Have you tried anything?"
const ofBefore: Readonly<Record<string, RegExp>> = {
  en: /\b(?:did|was|were|have you|happened|went|tried|learnt|learned)\b/iu,
  de: /\b(?:haben sie|hast du|habt ihr|hatten|hattest|war|waren|wurden?|bist du|sind sie|gab|geworden)\b/iu,
  es: /(?:^|[^\p{L}])(?:has|ha|han|había|hiciste|hizo|fue|fuiste|pasó|\p{L}{2,}(?:aste|iste|ieron|aron))(?![\p{L}])/iu,
  fr: /(?:^|[^\p{L}])(?:as-tu|tu as|t’es|vous avez|avez-vous|était|êtes-vous|est arrivé|s’est|a été)(?![\p{L}])/iu,
  it: /(?:^|[^\p{L}])(?:hai|ha|avete|è successo|era|sei|fatto|stato|stata)(?![\p{L}])/iu,
  pt: /(?:^|[^\p{L}])(?:foi|fez|aconteceu|teve|era|tem feito|já|\p{L}{2,}(?:ou|eu|iu))(?![\p{L}])/iu,
}

const ofTime: Readonly<Record<string, RegExp>> = {
  en: /\b(?:when|time|hours?|o['’]clock|late|early|how long|days?|nights?)\b/iu,
  de: /(?:wann|uhr|uhrzeit|zeit|stunden?|spät|früh|wie lange|tage?|nächte|termin)/iu,
  es: /(?:cuándo|hora|horas|tarde|temprano|tiempo|día|días|noches|cita)/iu,
  fr: /(?:quand|heures?|tard|tôt|temps|jours?|nuits?|rendez-vous|midi)/iu,
  it: /(?:quando|ora|ore|tardi|presto|tempo|giorn[oi]|notti|appuntamento)/iu,
  pt: /(?:quando|horas?|tarde|cedo|tempo|dias?|noites|consulta)/iu,
}

interface StepMatters {
  time: boolean
  people: boolean
  life: boolean
  before: boolean
}

const cache = new WeakMap<Step, StepMatters>()

function read(language: string, step: Step): StepMatters {
  const known = cache.get(step)
  if (known) return known
  // What is said before the question is not asked.
  const questions = [step.says, ...(step.other_wordings ?? [])].map(
    (text) =>
      sentencesOf(text)
        .filter((sentence) => endsAsking(sentence, language))
        .join(' ') || text,
  )
  const isAsked = (by: RegExp | undefined) => by === undefined || questions.some((text) => by.test(text))
  const [people, life] = [isAsked(ofPeople[language]), isAsked(ofLife[language])]
  const time = isAsked(ofTime[language])
  const made = { time, people, life, before: people || life || isAsked(ofBefore[language]) }
  cache.set(step, made)
  return made
}

export const asksOfPeople = (language: string, step: Step): boolean => read(language, step).people

export const asksOfLife = (language: string, step: Step): boolean => read(language, step).life

/** Whether a step asks for an hour or a day. */
export const asksOfTime = (language: string, step: Step): boolean => read(language, step).time

export const asksOfBefore = (language: string, step: Step): boolean => read(language, step).before
