const mark = /[.,;:!?…。！？、，،؛؟।¿¡–—\n]+/u

/** The last clause of a text, and what stands before it. */
export function lastClauseOf(text: string): { before: string; last: string } {
  const last = text.split(mark).findLast((clause) => /[\p{L}\p{N}]/u.test(clause)) ?? ''
  const before = text.slice(0, text.lastIndexOf(last))
  return { before: before.replace(/[\s,;:、，،؛¿¡–—]+$/u, ''), last }
}
