import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import type { ToastMessage } from './toast-viewport.tsx'

type ToastOptions = Pick<ToastMessage, 'description' | 'action'>

type ShowToast = (title: ReactNode, extras?: ToastOptions) => void
/** Such as `toasts.success('Saved', { action })`. */
type Toasts = Record<ToastMessage['kind'], ShowToast>

const ToastContext = createContext<Toasts>({ success: () => {}, error: () => {}, info: () => {} })

const load = () => import('./toast-viewport.tsx')
const ToastViewport = lazyComponent(() => load().then((m) => m.ToastViewport), 'quietly')

type ToastProviderProps = {
  closeLabel: string
  /** The accessible name of the region. */
  regionLabel: string
  children: ReactNode
}

/** The viewport's chunk is loaded at the first pointer or key event. */
export function ToastProvider({ closeLabel, regionLabel, children }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  const [toasts] = useState<Toasts>(() => {
    const tell =
      (kind: ToastMessage['kind']): ShowToast =>
      (title, extras) =>
        setMessages((told) => [...told, { kind, title, ...extras }])
    return { success: tell('success'), error: tell('error'), info: tell('info') }
  })
  useEffect(fetchOnFirstTouch, [])
  return (
    <ToastContext value={toasts}>
      {children}
      {messages.length > 0 && (
        <Suspense>
          <ToastViewport messages={messages} closeLabel={closeLabel} regionLabel={regionLabel} />
        </Suspense>
      )}
    </ToastContext>
  )
}

// When an error occurs, the network may be gone.
function fetchOnFirstTouch() {
  const listening = new AbortController()
  const touched = () => {
    listening.abort()
    load().catch(() => undefined)
  }
  for (const touch of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(touch, touched, { signal: listening.signal })
  return () => listening.abort()
}

/** Stable for the provider's lifetime. */
export const useToasts = (): Toasts => use(ToastContext)
