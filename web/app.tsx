import { CSPProvider } from '@base-ui/react/csp-provider'
import { TranslationProvider } from './lib/words/translation/use-translation.tsx'
import { RouterProvider } from 'react-router/dom'
import { LanguageContext } from './lib/words/language-context.tsx'
import { SendContext } from './lib/api/send-context.ts'
import { PrefetchContext } from './app/navigation/prefetch.ts'
import { QueriesContext } from './lib/api/queries.ts'
import { SessionContext } from './app/session/session.tsx'
import type { World } from './world.ts'

export function App({ language, prefetch, queries, router, send, session }: World) {
  return (
    <CSPProvider disableStyleElements>
      <TranslationProvider i18n={language.i18n}>
        <LanguageContext value={language}>
          <SendContext value={send}>
            <SessionContext value={session}>
              <PrefetchContext value={prefetch}>
                <QueriesContext value={queries}>
                  <RouterProvider router={router} />
                </QueriesContext>
              </PrefetchContext>
            </SessionContext>
          </SendContext>
        </LanguageContext>
      </TranslationProvider>
    </CSPProvider>
  )
}
