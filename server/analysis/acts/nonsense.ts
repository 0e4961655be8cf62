// Rows of keys, laughter, the same syllable again and again, and words without any vowel.
const keys = /^(?:a?sdf\w*|asd\w*|qwert\w*|azert\w*|yxcv\w*|zxcv\w*|hjkl\w*|jkl\w*)$/
const laughter =
  /^(?:a?(?:h[aei]){2,}h?|(?:[aei]h){2,}[aei]?|(?:j[aeiu]){2,}j?|(?:rs){2,}r?|k{3,}|(?:hue){2,}|x+d+|lo+l|mdr+|lmao|rofl)$/
const again = /^(?:(bla)+|(la){3,}|(.)\3{2,}|(\p{L}{2})\4{2,})$/u
const mute = /^[bcdfghjklmnpqrstvwxz]{5,}$/

/** Whether a bare word is none of any language. */
export const isNonsense = (bare: string): boolean => [keys, laughter, again, mute].some((pattern) => pattern.test(bare))
