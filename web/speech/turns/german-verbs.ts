/** After these the verb comes last. Without "während" and "damit", which also begin other things. */
const subordinators = /(?:^|[\s,])(?:weil|dass|wenn|ob|obwohl|bevor|nachdem|sobald|solange|falls)\s+(?<clause>[^,]*)$/iu

/** Finite verbs that don't look like one. */
const irregular = new Set(
  'ist sind war bin bist seid hat wird kann muss will soll mag darf weiß tut tat ging kam sah las aß trank nahm gab fand stand lag saß blieb schrieb fuhr lief rief hieß sprach half traf ließ hielt fiel schlief zog'.split(
    ' ',
  ),
)
const looksLikeVerb = /(?:e|t|en|ern|eln)$/u
/** What looks like a verb and is none. */
const others = new Set(
  'nicht heute gerne gestern morgen gegen müde böse leise eine einen meine meinen deine deinen seine seinen ihre ihren unsere unseren keine keinen diese diesen jede jeden viele vielen alle allen zusammen oben unten hinten draußen drinnen gut oft fast jetzt erst recht kalt alt nett schlecht leicht laut satt weit spät interessant bekannt zuhause neben zwischen wegen ohne bitte danke hat’s welche welchen manche etliche selten eben'.split(
    ' ',
  ),
)

/** Whether a subordinate clause of a German text still lacks its verb: “weil ich Hunger”. */
export function isVerbMissing(text: string): boolean {
  const clause = subordinators.exec(text.trim().replace(/[.!?]$/u, ''))?.groups?.clause
  if (clause === undefined) return false
  return !clause.split(/\s+/u).some((word) => {
    if (irregular.has(word)) return true
    return /^\p{Ll}/u.test(word) && looksLikeVerb.test(word) && !others.has(word)
  })
}
