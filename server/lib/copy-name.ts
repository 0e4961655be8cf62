const number = / \(\d{1,4}\)$/

/** What all copies of a name of at most `most` characters begin with, whatever their number. */
export const copyStem = (name: string, most: number): string => cut(name.replace(number, ''), most - ' (9999)'.length)

/** The name itself where it is free, otherwise the first free number behind it. */
export function freeName(name: string, most: number, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  for (let copy = 2; ; copy += 1) {
    const candidate = `${copyStem(name, most)} (${copy})`
    if (!taken.includes(candidate)) return candidate
  }
}

// Half of a character that takes two would be no text.
const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
