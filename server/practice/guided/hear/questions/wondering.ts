/** How a student asks why something is asked, in the languages that have templates. */
const wonders: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:but|and|so|hey),? )?why(?:(?: do| are| did)? you (?:ask|asking|want to know|need to know|wanna know)(?: me)?(?: that| this| it| so much)?)?$/,
  es: /^(?:(?:pero|y),? )?(?:por qu[eé]|porque)(?: (?:me )?(?:lo )?(?:preguntas?|pregunta usted|quieres? saber(?:lo)?)(?: eso| esto)?)?$/,
  pt: /^(?:(?:mas|e),? )?(?:por qu[eê]|porqu[eê])(?: (?:voc[eê] )?(?:(?:me )?pergunta|quer saber)(?: isso| isto)?)?$/,
  fr: /^(?:(?:mais|et),? )?pourquoi(?: (?:tu|vous) (?:me )?(?:demandes|demandez|veux savoir|voulez savoir)(?: [cç]a| cela)?| (?:demandes-tu|demandez-vous|veux-tu savoir|voulez-vous savoir)(?: [cç]a| cela)?)?$/,
  de: /^(?:(?:aber|und|hä),? )?(?:warum|wieso|weshalb|wozu)(?: denn)?(?: (?:fragst|fragen|willst|wollen|möchtest|möchten) (?:du|sie)(?: mich)?(?: das)?(?: denn)?(?: wissen)?)?$/,
  it: /^(?:(?:ma|e),? )?perch[eéè](?: mai)?(?: (?:me )?(?:lo )?(?:chiedi|chiede|(?:vuoi|vuole) (?:saperlo|sapere(?: questo)?)))?$/,
}

/** Whether nothing is said but why something is asked: "Why do you want to know?" */
export const isWondering = (language: string, text: string): boolean =>
  wonders[language]?.test(
    text
      .trim()
      .toLowerCase()
      .replace(/^[¿¡\s]+|[\s?!.…]+$/gu, ''),
  ) ?? false
