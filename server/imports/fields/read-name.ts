export interface NameParts {
  first: string
  last: string
}

const lastBeforeFirst =
  /\b(?:last|sur\s?name|family|nach\s?name|familienname|zuname|name|noms?|apellidos?|sobrenomes?|apelidos?|cognomi?e?)\b.*\b(?:first|given|vorname|prenoms?|nombres?|nome)\b/

/** Whether a heading such as "Name, Vorname" puts the last name first. */
export const putsLastFirst = (heading: string): boolean => lastBeforeFirst.test(heading)

/** Splits at the comma, at capitals (DUPONT Marie), otherwise after the first word. */
export function splitName(fullName: string, isLastFirst: boolean): NameParts {
  const [before = '', ...after] = fullName.split(',').map((part) => part.trim())
  if (before && after.some(Boolean)) return { first: after.filter(Boolean).join(' '), last: before }
  const words = before.split(/\s+/).filter(Boolean)
  const capitals = words.filter(isCapitals)
  if (capitals.some((word) => word.length > 2) && capitals.length < words.length)
    return { first: words.filter((word) => !isCapitals(word)).join(' '), last: capitals.join(' ') }
  const cut = isLastFirst ? Math.ceil((words.length - 1) / 2) : 1
  const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
  if (!isLastFirst || !tail) return { first: head || tail, last: head ? tail : '' }
  return { first: tail, last: head }
}

const isCapitals = (word: string) => /^[\p{Lu}\p{P}]+$/u.test(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) > 1
