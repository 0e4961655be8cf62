import { foldText } from '#server/analysis/fold.ts'
import { distanceOf } from '#server/analysis/spelling.ts'
import { withDoubleLetter } from '#server/analysis/lexicon/double-letters.ts'
import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import { formByRule } from './verbs-by-rule.ts'

interface Keys {
  /** Frequent words by their letters without marks. */
  folded: ReadonlyMap<string, string>
  /** Frequent words by how they sound. */
  sounds: ReadonlyMap<string, string>
  /** The same without any e. */
  bones: ReadonlyMap<string, string>
}

const keysOfLexicon = new WeakMap<Lexicon, Keys>()

// `common` is in the order of frequency: the first word of a key counts.
function keysOf(lexicon: Lexicon): Keys {
  const known = keysOfLexicon.get(lexicon)
  if (known) return known
  const [folded, sounds, bones] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()]
  for (const word of lexicon.common) {
    if (/^\p{Lu}/u.test(word)) continue
    const [letters, sound] = [foldText(word), soundOf(word)]
    if (letters.length > 2 && !folded.has(letters)) folded.set(letters, word)
    const bone = bonesOf(word)
    if (bone.length > 3 && !bones.has(bone)) bones.set(bone, word)
    if (sound.length > 2 && !sounds.has(sound)) sounds.set(sound, word)
  }
  const keys = { folded, sounds, bones }
  keysOfLexicon.set(lexicon, keys)
  return keys
}

/** Roughly how a word sounds; the same for `restaurant` and `restorant`. */
function soundOf(word: string): string {
  return foldText(
    word
      .replaceAll('ç', 's')
      .replace(/[éèêë]/g, 'E')
      .replace(/ez$|er$/, 'E'),
  )
    .replace(/s$/, '')
    .replace(/[xtdp]$/, '')
    .replace(/(?<=[aeiouyE])s(?=[aeiouyE])/g, 'z')
    .replace(/e?aux?$|eaux?|au/g, 'o')
    .replace(/[aA]i|ei/g, 'E')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/sc(?=[eiyE])|c(?=[eiyE])/g, 's')
    .replace(/g(?=[eiyE])e?(?=[aou])|g(?=[eiyE])/g, 'j')
    .replace(/qu|q|k|c(?!h)/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(?<!c)h/g, '')
    .replace(/[ae]n(?=[^aeiouyEn]|$)|[ae]m(?=[pb])/g, 'A')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/e(?=[^aeiou]|$)/g, '')
}

const bonesOf = (word: string) => soundOf(word).replace(/[eE]/g, '')

// "Jadore", "lécole", "daccord": the apostrophe is missing.
function withApostrophe(word: string, lexicon: Lexicon, { folded }: Keys): string | null {
  const [, first = '', rest = ''] = /^(qu|[jtmlsdn])([aeiouyhéèêâîô]\p{L}{3,})$/u.exec(word) ?? []
  if (first === '') return null
  const isVerbal = /[jtmsn]/.test(first)
  const fits = (text: string) =>
    lexicon.read(text).some(({ tags }) => (isVerbal ? tags.has('verb') : tags.has('noun')) || tags.has('inf'))
  const mended = fits(rest) ? rest : (folded.get(foldText(rest)) ?? '')
  return mended !== '' && lexicon.common.includes(mended) && fits(mended) ? `${first}’${mended}` : null
}

/** What a word was meant to be that French lacks. */
export function mend(word: string, lexicon: Lexicon, mayBeName: boolean): string | null {
  const keys = keysOf(lexicon)
  const accented = keys.folded.get(foldText(word))
  const closed = word.replace(/è(?=e?s?$)/, 'é')
  if (closed !== word && lexicon.read(closed).length > 0) return closed
  if (accented !== undefined && accented !== word) return accented
  if (mayBeName && word.length < 6) return null
  const glued = withApostrophe(word, lexicon, keys)
  if (glued !== null) return glued
  if (mayBeName) return null
  // Before the sound, by which "voulé" is "voulez".
  const byRule = word.length > 3 ? formByRule(word, lexicon) : null
  if (byRule !== null) return byRule
  const folds = foldText(word)
  const doubled = withDoubleLetter(word, lexicon)
  if (doubled !== null) return doubled
  const near = word.length > 4 ? keys.bones.get(bonesOf(word)) : undefined
  if (near !== undefined && near[0] === word[0] && distanceOf(folds, foldText(near), 1) <= 1) return near
  const alike = word.length > 3 ? keys.sounds.get(soundOf(word)) : undefined
  return alike !== undefined && alike[0] === word[0] && Math.abs(alike.length - word.length) < 3 ? alike : null
}
