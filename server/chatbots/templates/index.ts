import type { Template } from '#contract/teaching/chatbots.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'

const collections: Record<InterfaceLanguage, () => Promise<{ templates: readonly Template[] }>> = {
  en: () => import('#server/chatbots/templates/en/index.ts'),
  es: () => import('#server/chatbots/templates/es/index.ts'),
  pt: () => import('#server/chatbots/templates/pt/index.ts'),
  fr: () => import('#server/chatbots/templates/fr/index.ts'),
  de: () => import('#server/chatbots/templates/de/index.ts'),
  it: () => import('#server/chatbots/templates/it/index.ts'),
}

export async function templatesOf(language: InterfaceLanguage): Promise<Template[]> {
  const { templates } = await collections[language]()
  return [...templates]
}
