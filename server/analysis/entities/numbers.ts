import { bareOf } from '#server/analysis/acts/units.ts'
import type { EntityPack } from './entity.ts'

/** The numbers of which a word consists; null for a word that is none. */
export function atomsOf(word: string, { numbers, and, isJoined }: EntityPack): number[] | null {
  const parts = bareOf(word).split('-')
  const atoms: number[] = []
  for (const part of parts) {
    const value = numbers[part]
    if (value !== undefined) atoms.push(value)
    else if (parts.length > 1 && part === and) continue
    else {
      const joined = isJoined ? apart(part, numbers, and) : null
      if (!joined) return null
      atoms.push(...joined)
    }
  }
  return atoms
}

// "Zweihundertdrei": the longest number first.
function apart(text: string, numbers: EntityPack['numbers'], and: string): number[] | null {
  for (let end = text.length; end > 1; end--) {
    const value = numbers[text.slice(0, end)]
    if (value === undefined) continue
    const rest = text.slice(end)
    if (rest === '') return [value]
    const others =
      apart(rest, numbers, and) ?? (rest.startsWith(and) ? apart(rest.slice(and.length), numbers, and) : null)
    if (others) return [value, ...others]
  }
  return null
}

/** What number words make together; null where they are several numbers. */
export function valueOf(atoms: readonly number[], language: string): number | null {
  let [total, current] = [0, 0]
  for (const atom of atoms) {
    if (atom === 1000) {
      if (total > 0) return null
      total = (current || 1) * 1000
      current = 0
    } else if (atom === 100) {
      if (current > 9) return null
      current = (current || 1) * 100
    } else if (language === 'fr' && atom === 20 && current % 100 === 4) current += 76
    else if (isNext(current, atom, language)) current += atom
    else return null
  }
  return total + current
}

function isNext(current: number, atom: number, language: string): boolean {
  const low = current % 100
  if (low === 0) return atom < 1000 && (current === 0 || atom < 100)
  if (language === 'de') return low < 10 && atom >= 20 && atom < 100
  if (language === 'fr' && (low === 60 || low === 80)) return atom < 20
  return low >= 20 && low % 10 === 0 && atom < 10
}
