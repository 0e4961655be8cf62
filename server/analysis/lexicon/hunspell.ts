/** One word of a Hunspell dictionary with the flags that say what may be added to it. */
export interface Stem {
  word: string
  flags: ReadonlySet<string>
}

interface Affix {
  isPrefix: boolean
  strip: string
  add: string
  condition: RegExp
  crosses: boolean
  further: readonly string[]
}

/** A Hunspell dictionary: its stems, and what affixes make of them. */
export interface Hunspell {
  stems: Stem[]
  /** The forms of a stem, itself first, each with the flags that made it. */
  expand: (stem: Stem) => Generator<{ form: string; by: readonly string[] }>
}

/** Reads the two files of a Hunspell dictionary. */
export function readHunspell(aff: string, dic: string): Hunspell {
  const flagsOf = /^FLAG long/m.test(aff) ? pairsOf : (text: string) => Array.from(text)
  const affixes = readAffixes(aff, flagsOf)
  const stems = dic
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [entry = ''] = line.split(/[\t ]/)
      const slash = entry.indexOf('/')
      const word = slash < 0 ? entry : entry.slice(0, slash)
      return word ? [{ word, flags: new Set(slash < 0 ? [] : flagsOf(entry.slice(slash + 1))) }] : []
    })
  return {
    stems,
    *expand({ word, flags }) {
      yield { form: word, by: [] }
      const own = [...flags].flatMap((flag) => (affixes.get(flag) ?? []).map((affix) => ({ flag, affix })))
      const fitting = own.filter(({ affix }) => fits(word, affix))
      for (const { flag, affix } of fitting) {
        const form = apply(word, affix)
        yield { form, by: [flag] }
        for (const next of affix.further)
          for (const second of affixes.get(next) ?? [])
            if (fits(form, second)) yield { form: apply(form, second), by: [flag, next] }
        if (affix.isPrefix || !affix.crosses) continue
        for (const { flag: prefixFlag, affix: prefix } of fitting)
          if (prefix.isPrefix && prefix.crosses) yield { form: apply(form, prefix), by: [flag, prefixFlag] }
      }
    },
  }
}

const pairsOf = (text: string): string[] => text.match(/../gu) ?? []

const fits = (word: string, { isPrefix, strip, condition }: Affix) =>
  condition.test(word) && (isPrefix ? word.startsWith(strip) : word.endsWith(strip))

const apply = (word: string, { isPrefix, strip, add }: Affix) =>
  isPrefix ? add + word.slice(strip.length) : word.slice(0, word.length - strip.length) + add

function readAffixes(aff: string, flagsOf: (text: string) => string[]): Map<string, Affix[]> {
  const affixes = new Map<string, Affix[]>()
  const crossing = new Map<string, boolean>()
  for (const line of aff.split('\n')) {
    const [kind, flag = '', first = '', second = '', condition] = line.trim().split(/\s+/)
    if (kind !== 'SFX' && kind !== 'PFX') continue
    const list = affixes.get(flag)
    if (!list || condition === undefined) {
      crossing.set(flag, first === 'Y')
      if (!list) affixes.set(flag, [])
      continue
    }
    const isPrefix = kind === 'PFX'
    const [add = '', further = ''] = second.split('/')
    const pattern = condition === '.' ? '' : condition
    list.push({
      isPrefix,
      strip: first === '0' ? '' : first,
      add: add === '0' ? '' : add,
      condition: new RegExp(isPrefix ? `^${pattern}` : `${pattern}$`, 'u'),
      crosses: crossing.get(flag) ?? false,
      further: flagsOf(further),
    })
  }
  return affixes
}
