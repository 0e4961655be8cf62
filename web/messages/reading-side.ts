const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he'])
const rightToLeftLetter = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/** `dir` of a practice language; text in another script overrides it. */
export const sideOf = (language: string, text?: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language) && (text === undefined || rightToLeftLetter.test(text)) ? 'rtl' : 'ltr'
