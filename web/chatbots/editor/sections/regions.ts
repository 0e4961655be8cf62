import type { PracticeLanguage } from '#contract/values/languages.ts'

/** The regions whose varieties of a language can be chosen, by ISO code; none where one is enough. */
export const regions: Partial<Record<PracticeLanguage, readonly string[]>> = {
  ar: ['EG', 'MA', 'SA', 'AE', 'LB'],
  de: ['DE', 'AT', 'CH'],
  en: ['GB', 'US', 'IE', 'CA', 'AU', 'NZ', 'ZA', 'IN'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'US'],
  fr: ['FR', 'BE', 'CH', 'CA', 'SN'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pt: ['BR', 'PT'],
  zh: ['CN', 'TW', 'HK', 'SG'],
}
