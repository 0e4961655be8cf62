const ors: Readonly<Record<string, string>> = {
  de: 'oder',
  en: 'or',
  es: 'o',
  fr: 'ou',
  it: 'o',
  pt: 'ou',
}

/** Lines that list several words, written as the engine takes them for alternatives; null where there are none. */
export function alternativesIn(text: string, language: string): string | null {
  const or = ors[language]
  const separator = new RegExp(`\\s*[,;/、，]\\s*(?:${or ?? ','}\\s+)?${or ? `|\\s+${or}\\s+` : ''}`, 'iu')
  const changed = text
    .split('\n')
    .map((line) => (line.includes('|') ? line : line.trim().split(separator).filter(Boolean).join('|') || line))
    .join('\n')
  return changed.includes('|') && changed !== text && changed.split('|').length > text.split('|').length
    ? changed
    : null
}
