import { QueryClientProvider } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { queryClientOf } from '../lib/api/query-client.ts'
import { ThemeProvider, useTheme } from '../lib/theme/theme-provider.tsx'
import { ToastProvider } from '../ui/overlays/toasts.tsx'
import { Tooltips } from '../ui/overlays/tooltips.tsx'
import { MainLayout } from './layouts/main-layout.tsx'
import { ConfirmingSend } from './confirmation/confirming-send.tsx'
import { ChunkErrorToasts } from './chunk-error-toasts.tsx'
import { Shell } from './layouts/shell.tsx'
import { Sideblock } from './layouts/sideblock.tsx'
import { QueriesContext } from '../lib/api/queries.ts'
import { useUser } from '../app/session/session.tsx'

export function Frame() {
  const { id } = useUser()
  return (
    <ThemeProvider>
      <SignedIn key={id} />
      <Tooltips />
    </ThemeProvider>
  )
}

function SignedIn() {
  const { t } = useTranslation()
  const queries = use(QueriesContext)
  const [client] = useState(() => queryClientOf(queries))
  const { layout } = useTheme().theme
  return (
    <QueryClientProvider client={client}>
      <ToastProvider closeLabel={t(($) => $.close)} regionLabel={t(($) => $.notifications)}>
        <ChunkErrorToasts />
        <ConfirmingSend>
          <Shell sidebar={layout === 'sideblock' ? <Sideblock /> : <MainLayout />} />
        </ConfirmingSend>
      </ToastProvider>
    </QueryClientProvider>
  )
}
