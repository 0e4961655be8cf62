declare module 'virtual:words/first' {
  import type { InterfaceLanguage } from '#contract/values/languages.ts'
  import type { firstBundles } from '#web/locales/bundles.ts'
  import type { AllWords } from '#web/locales/words.ts'

  export const files: Record<
    InterfaceLanguage,
    Record<(typeof firstBundles)[number], () => Promise<{ words: Partial<AllWords> }>>
  >
}
declare module 'virtual:words/late' {
  import type { InterfaceLanguage } from '#contract/values/languages.ts'
  import type { Bundle, firstBundles } from '#web/locales/bundles.ts'
  import type { AllWords } from '#web/locales/words.ts'

  export const files: Record<
    InterfaceLanguage,
    Record<Exclude<Bundle, (typeof firstBundles)[number]>, () => Promise<{ words: Partial<AllWords> }>>
  >
}
