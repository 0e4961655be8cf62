import { useMediaQuery } from '@mantine/hooks'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Wordmark } from '../ui/brand/wordmark.tsx'
import { BrowserLanguage } from './browser-language.tsx'
import { LanguageRow } from '../app/language-row.tsx'

// Decorative: left out if it can't be loaded.
const TertuliaScene = lazy<ComponentType>(() =>
  import('../ui/brand/tertulia-scene.tsx').then(
    (module) => ({ default: module.TertuliaScene }),
    () => ({ default: () => null }),
  ),
)

export function AuthPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-1 bg-surface lg:grid-cols-[7fr_8fr]">
      <main className="flex flex-col px-5 py-6 sm:px-10">
        <Wordmark name="Tertulia" />
        <div className="mx-auto grid w-full max-w-sm flex-1 grid-cols-1 content-center gap-6 py-10">
          <BrowserLanguage />
          <header className="grid gap-1.5">
            <h1 className="text-2xl font-semibold">{title}</h1>
            <p className="text-muted">{intro}</p>
          </header>
          {children}
        </div>
        <LanguageRow />
      </main>
      <Aside />
    </div>
  )
}

function Aside() {
  const { t } = useTranslation('auth')
  const isWide = useMediaQuery('(min-width: 64rem)', false, { getInitialValueInEffect: false })
  if (!isWide) return null
  return (
    <aside className="sticky top-0 flex h-dvh flex-col bg-primary-soft">
      <Suspense>
        <TertuliaScene />
      </Suspense>
      <div className="mt-auto grid gap-2 px-12 pb-14">
        <p className="max-w-lg text-3xl font-semibold text-balance">{t(($) => $.scene.title)}</p>
        <p className="max-w-md text-base text-muted">{t(($) => $.scene.text)}</p>
      </div>
    </aside>
  )
}
