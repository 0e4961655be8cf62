import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react'

/** A short message over the page. */
export type ToastMessage = {
  kind: 'success' | 'error' | 'info'
  title: ReactNode
  description?: ReactNode
  action?: { label: string; onPress: () => void } | undefined
}

type Extras = Pick<ToastMessage, 'description' | 'action'>

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined)

const ToastViewport = lazy(() => import('./toast-viewport.tsx').then((module) => ({ default: module.ToastViewport })))

type ToastProviderProps = {
  closeLabel: string
  /** What the messages are together, for screen readers. */
  regionLabel: string
  children: ReactNode
}

/** Room for short messages over the page; what shows them is loaded with the first one. */
export function ToastProvider({ closeLabel, regionLabel, children }: ToastProviderProps) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  const tell = useCallback((message: ToastMessage) => setMessages((told) => [...told, message]), [])
  return (
    <ToastContext value={tell}>
      {children}
      {messages.length > 0 && (
        <Suspense>
          <ToastViewport messages={messages} closeLabel={closeLabel} regionLabel={regionLabel} />
        </Suspense>
      )}
    </ToastContext>
  )
}

/** Ways to tell what was done or went wrong, such as `toasts.success('Saved', { action })`. */
export function useToasts() {
  const tell = use(ToastContext)
  return {
    success: (title: ReactNode, extras?: Extras) => tell({ kind: 'success', title, ...extras }),
    error: (title: ReactNode, extras?: Extras) => tell({ kind: 'error', title, ...extras }),
    info: (title: ReactNode, extras?: Extras) => tell({ kind: 'info', title, ...extras }),
  }
}
