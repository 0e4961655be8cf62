const copySuffix = / \(\d{1,4}\)$/

/** What all copies of a name of at most `most` characters begin with, whatever their number. */
export const copyStem = (name: string, maxLength: number): string =>
  truncate(name.replace(copySuffix, ''), maxLength - ' (9999)'.length)

/** The name itself where it is free, otherwise the first free number behind it. */
export function freeName(name: string, maxLength: number, existing: readonly string[]): string {
  if (!existing.includes(name)) return name
  for (let copy = 2; ; copy += 1) {
    const candidate = `${copyStem(name, maxLength)} (${copy})`
    if (!existing.includes(candidate)) return candidate
  }
}

// Half of a character that takes two would be no text.
const truncate = (text: string, maxLength: number) =>
  text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
