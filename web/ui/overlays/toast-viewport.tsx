import { Toast as Base } from '@base-ui/react/toast'
import { useMediaQuery } from '@mantine/hooks'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTheme } from '../../lib/theme/theme-provider.tsx'

export type ToastMessage = {
  kind: 'success' | 'error' | 'info'
  title: ReactNode
  description?: ReactNode
  action?: { label: string; onPress: () => void } | undefined
}

const kinds = {
  success: { Icon: CircleCheck, look: 'text-success-text' },
  error: { Icon: CircleAlert, look: 'text-danger-text' },
  info: { Icon: Info, look: 'text-info-text' },
} as const

type ToastViewportProps = { messages: readonly ToastMessage[]; closeLabel: string; regionLabel: string }

export function ToastViewport({ messages, closeLabel, regionLabel }: ToastViewportProps) {
  const { expanded, position, visible } = useTheme().theme.notifications
  const isNarrow = useMediaQuery('(width < 40rem)', false, { getInitialValueInEffect: false })
  // Buttons are at the bottom on phones, and only one message fits.
  const place = isNarrow ? position.replace('bottom', 'top') : position
  // State, because it is mounted after the first message.
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  const swipe = place.startsWith('top') ? 'up' : 'down'
  useLayoutEffect(() => {
    const isLow = messages.length > 0 && place.startsWith('bottom')
    viewport?.style.setProperty('inset-block-end', isLow ? bottomOffset() : '')
  }, [messages, place, viewport])
  return (
    <Base.Provider limit={visible} timeout={6000}>
      <Base.Portal>
        <Base.Viewport
          ref={setViewport}
          className="toasts"
          aria-label={regionLabel}
          data-position={place}
          data-always-expanded={(expanded && !isNarrow) || undefined}
        >
          <ToastList messages={messages} closeLabel={closeLabel} swipe={swipe} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

const actionClasses =
  '-my-1.5 h-8 shrink-0 rounded-sm px-2.5 text-sm font-semibold text-primary-text transition-colors hover:bg-primary-soft ' +
  'max-sm:order-last max-sm:-my-1 max-sm:ms-4 max-sm:h-10'
const closeClasses =
  'relative -my-1.5 -me-1 grid size-8 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-surface-hover ' +
  'hover:text-text max-sm:after:absolute max-sm:after:-inset-1'

type ToastListProps = { messages: readonly ToastMessage[]; closeLabel: string; swipe: 'up' | 'down' }

function ToastList({ messages, closeLabel, swipe }: ToastListProps) {
  const toasts = useAdded(messages)
  return toasts.map((toast) => {
    const { Icon, look } = kinds[toast.data?.kind ?? 'info']
    return (
      <Base.Root key={toast.id} toast={toast} swipeDirection={[swipe, 'right', 'left']} className="toast">
        <Base.Content className="toast-content max-sm:flex-wrap">
          <Icon className={`mt-0.5 size-4 shrink-0 ${look}`} aria-hidden="true" />
          <div className="grid min-w-0 flex-1 gap-0.5 max-sm:basis-40">
            <Base.Title className="line-clamp-3 text-sm font-medium" render={<p />} />
            <Base.Description className="text-sm text-muted" />
          </div>
          <Base.Action className={actionClasses} />
          <Base.Close className={closeClasses}>
            <X className="size-4" aria-hidden="true" />
            <span className="sr-only">{closeLabel}</span>
          </Base.Close>
        </Base.Content>
      </Base.Root>
    )
  })
}

const paddingForToasts = 160

/** Keeps bottom messages clear of a sticky bar: below it if it ends high enough, else above. */
function bottomOffset(): string {
  const bar = document.querySelector('[data-foot-bar]')?.getBoundingClientRect()
  if (!bar || document.querySelector('[role="dialog"]:not(.toast)')) return ''
  return innerHeight - bar.bottom < paddingForToasts ? `${innerHeight - bar.top + 8}px` : '1rem'
}

function useAdded(messages: readonly ToastMessage[]) {
  const { toasts, add, close } = Base.useToastManager<{ kind: ToastMessage['kind'] }>()
  const taken = useRef(0)
  const errors = useRef(new Map<string, string>())

  useEffect(() => {
    for (const { kind, title, description, action } of messages.slice(taken.current)) {
      // Repeated errors are shown once.
      const said = kind === 'error' && isText(title) && isText(description) ? `${title}\n${description ?? ''}` : null
      const before = said !== null && errors.current.get(said)
      if (before) close(before)
      const press = () => {
        close(id)
        action?.onPress()
      }
      const id = add({
        title,
        description,
        data: { kind },
        timeout: action ? 10_000 : undefined,
        actionProps: action && { children: action.label, onClick: press },
      })
      if (said !== null) errors.current.set(said, id)
    }
    taken.current = messages.length
  }, [messages, add, close])

  return toasts
}

const isText = (node: unknown) => node === undefined || typeof node === 'string'
