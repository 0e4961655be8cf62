const copySuffix = / \(\d{1,4}\)$/

export const copyStem = (name: string, maxLength: number): string =>
  truncate(name.replace(copySuffix, ''), maxLength - ' (9999)'.length)

export function freeName(name: string, maxLength: number, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name
  for (let copy = 2; ; copy += 1) {
    const candidate = `${copyStem(name, maxLength)} (${copy})`
    if (!isTaken(candidate)) return candidate
  }
}

// Never cuts a surrogate pair in half.
const truncate = (text: string, maxLength: number) =>
  text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
