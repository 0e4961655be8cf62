const names = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language as it is spoken in a region: "Brazilian Portuguese". */
export function varietyOf(language: string, region: string | null): string {
  const tag = region ? `${language}-${region}` : language
  return names.of(tag) ?? tag
}
