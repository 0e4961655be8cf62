import { upstreamError } from '#server/upstream/upstream-error.ts'

/** How models begin when they refuse, in their own language or in the one that is practised; in small letters. */
const openings = [
  'i can’t',
  'i cannot',
  'i can not',
  'i won’t',
  'i’m sorry',
  'i am sorry',
  'i’m not able',
  'i’m unable',
  'i apologize',
  'sorry',
  'as an ai',
  'i’m an ai',
  'i am an ai',
  'lo siento',
  'no puedo',
  'como ia',
  'como inteligencia',
  'como modelo',
  'soy un modelo',
  'es tut mir leid',
  'tut mir leid',
  'ich kann',
  'als ki',
  'als sprachmodell',
  'ich bin ein',
  'désolé',
  'je suis désolé',
  'je suis un',
  'je ne peux pas',
  'en tant qu',
  'mi dispiace',
  'non posso',
  'come ia',
  'come modello',
  'sono un modello',
  'desculpe',
  'lamento',
  'sinto muito',
  'não posso',
  'sou um modelo',
]
// What a partner in a scene never says. A waiter who cannot help with a bill is none of it.
const refusals = [
  /^(?:(?:i’m|i am) (?:very )?sorry[,.]? (?:but )?|sorry[,.]? (?:but )?|i apologi[sz]e[,.]? (?:but )?)?i (?:can’t|cannot|can not|won’t|am not able to|am unable to) (?:(?:help|assist)(?: you)? with (?:that|this)(?: request| topic)?[.!]|(?:comply|engage|continue with|discuss|fulfil+|provide|generate|create|write|participate))/u,
  /^i’m (?:not able|unable) to (?:(?:help|assist)(?: you)? with (?:that|this)(?: request| topic)?[.!]|(?:comply|engage|discuss|fulfil+|provide|generate|create|write|participate))/u,
  /^(?:lo siento[,.]? (?:pero )?)?no puedo (?:ayudarte|ayudarle|ayudar) con (?:eso|esa (?:solicitud|petición))[.!]/u,
  /^(?:es )?(?:tut mir leid[,.]? (?:aber )?)?(?:ich kann|dabei kann ich) (?:dir|ihnen )?(?:dabei |damit )?(?:leider )?nicht (?:helfen|weiterhelfen)[.!]/u,
  /^(?:(?:je suis )?désolée?[,.]? (?:mais )?)?je ne peux pas (?:vous |t’)?(?:aider|répondre) (?:avec|à) (?:cela|ça|cette demande)[.!]/u,
  /^(?:mi dispiace[,.]? (?:ma )?)?non posso (?:aiutarti|aiutarla|aiutare) con (?:questo|questa richiesta)[.!]/u,
  /^(?:(?:desculpe|lamento|sinto muito)[,.]? (?:mas )?)?não posso (?:ajudar|ajudá-lo|te ajudar) com (?:isso|esse pedido)[.!]/u,
  /^as an ai\b[^.!?]*\b(?:can’t|cannot|can not|don’t|do not|am not able|unable)\b/u,
]
const outOfRole =
  /\b(?:(?:large )?language model|modelo de lengua(?:je)?|modelo de linguagem|modello linguistico|modèle de langage|sprachmodell|openai|inteligencia artificial entrenad|trained by)/u

const plain = (text: string) => text.trimStart().toLowerCase().replaceAll("'", '’')

export function isRefusal(text: string): boolean {
  const said = plain(text)
  return outOfRole.test(said) || refusals.some((refusal) => refusal.test(said))
}

/** The characters within which a refusal shows. */
const longest = 160

/** Holds the beginning of an answer while it may be a refusal, so that none of it is shown. */
export interface Opening {
  /** What may be shown; rejects a refusal. */
  push: (piece: string) => string
  end: () => string
}

export function createOpening(): Opening {
  let held = ''
  let isPast = false
  const release = () => {
    if (isRefusal(held)) throw upstreamError('refused by the model')
    isPast = true
    return held
  }
  return {
    push: (piece) => {
      if (isPast) return piece
      held += piece
      const said = plain(held)
      const mayBe = openings.some((one) => (said.length < one.length ? one.startsWith(said) : said.startsWith(one)))
      const isOpen = mayBe && held.length < longest && !/[.!?…]["'»”’)]*\s+\S/u.test(held.slice(20))
      return isOpen ? '' : release()
    },
    end: () => (isPast ? '' : release()),
  }
}
