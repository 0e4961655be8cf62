import type { Word } from '#server/analysis/analysed.ts'
import type { Match } from '#server/analysis/grammar/rule.ts'

const tenses = ['pres', 'imperfect', 'pret', 'fut', 'cond', 'subj', 'subjpast'] as const
const past = /^(?:ayer|anoche|anteayer|pasad[oa])$/

/** People that a sentence speaks of, and animals at home. */
export const person =
  'hermano|hermana|amigo|amiga|primo|prima|tío|tía|abuelo|abuela|hijo|hija|novio|novia|esposo|esposa|marido|mujer|padre|madre|papá|mamá|suegro|suegra|cuñado|cuñada|sobrino|sobrina|nieto|nieta|vecino|vecina|profesor|profesora|maestro|maestra|jefe|jefa|compañero|compañera|médico|médica|doctor|doctora|niño|niña|chico|chica|perro|gato'
/** Several of them. */
export const people =
  'hermanos|hermanas|amigos|amigas|primos|primas|tíos|tías|abuelos|abuelas|hijos|hijas|padres|suegros|vecinos|vecinas|profesores|profesoras|compañeros|compañeras|niños|niñas|chicos|chicas|perros|gatos|alumnos|estudiantes'

/** A verb in another person, in the tense that it has; null where it has several, or has that person already. */
export function inPerson({ form, sentence }: Match, verb: Word | undefined, wanted: string): string | null {
  const verbs = verb?.readings.filter(({ tags }) => tags.has('verb')) ?? []
  if (verb?.readings.some(({ tags }) => ['pron', 'adv', 'prep', 'conj'].some((tag) => tags.has(tag)))) return null
  if (verb?.readings.some(({ lemma }) => /^(?:gustar|encantar|doler|interesar)$/.test(lemma))) return null
  const finite = verbs.filter(({ tags }) => !tags.has('imp'))
  if (finite.length === 0 || finite.some(({ tags }) => tags.has(wanted))) return null
  const found = tenses.filter((tense) => finite.some(({ tags }) => tags.has(tense)))
  const [tense] = found
  if (found.length !== 1 || !tense) return null
  if (tense === 'pres' && sentence.some(({ lower }) => past.test(lower)))
    // "Ella trabajo allí el año pasado": the accent is missing.
    return wanted === '3s' && verb?.lower.endsWith('o') && finite.some(({ tags }) => tags.has('1s'))
      ? accented(verb.lower, form(verb, 'verb pres → verb pret 3s'))
      : null
  return form(verb, `verb ${tense} → verb ${tense} ${wanted}`) || null
}

const accented = (written: string, pret: string) => (pret.replace('ó', 'o') === written ? pret : null)

const numbers = ['1s', '2s', '3s', '1p', '2p', '3p']

/** A verb in another tense or mood, in the person that it has; null where it may be something else. */
export function inTense({ form }: Match, verb: Word | undefined, from: string, to: string): string | null {
  const readings = verb?.readings ?? []
  if (readings.length === 0 || readings.some(({ tags }) => !tags.has('verb') && !tags.has('noun'))) return null
  const reading = readings.find(({ tags }) => tags.has('verb') && from.split(' ').every((tag) => tags.has(tag)))
  const own = numbers.find((each) => reading?.tags.has(each))
  if (!own || readings.some(({ tags }) => tags.has(to.split(' ')[0] ?? '') && tags.has(own))) return null
  return form(verb, `verb ${from} ${own} → verb ${to} ${own}`) || null
}
