import { bareOf } from './units.ts'

/** A pattern with its words as acts are told by; lemmas stay as they are. */
export const barePattern = (text: string) =>
  text
    .split(/\s+(?![^<]*>)/)
    .map((part) =>
      part.includes('<')
        ? part
        : part
            .split('|')
            .map((word) => (/^[[!~]*=/.test(word) ? word : bareOf(word)))
            .join('|'),
    )
    .join(' ')
