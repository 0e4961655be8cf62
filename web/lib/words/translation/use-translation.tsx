import type { TFunction } from 'i18next'
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { createTranslator, type Namespaces, type Translator } from './translator.ts'

/** A new object with each language. */
const TranslatorContext = createContext({ i18n: createTranslator() })

export function TranslationProvider({ i18n, children }: { i18n: Translator; children: ReactNode }) {
  const t = useSyncExternalStore(i18n.subscribe, () => i18n.fixedT(i18n.language, 'app'))
  const value = useMemo(() => ({ i18n, t }), [i18n, t])
  return <TranslatorContext value={value}>{children}</TranslatorContext>
}

export function useTranslation<const Names extends Namespaces = 'app'>(
  namespaces?: Names,
): { t: TFunction<Names>; i18n: Translator } {
  const { i18n } = use(TranslatorContext)
  return { t: i18n.fixedT(i18n.language, namespaces ?? 'app') as TFunction<Names>, i18n }
}
