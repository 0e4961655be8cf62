const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he'])
const rightToLeftLetter = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/** The side from which a text in a practised language is read; what is written in other letters keeps its own. */
export const sideOf = (language: string, text?: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language) && (text === undefined || rightToLeftLetter.test(text)) ? 'rtl' : 'ltr'
