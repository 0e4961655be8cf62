import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'

const TooltipPopup = lazyComponent(() => import('./tooltip-popup.tsx').then((m) => m.TooltipPopup), 'quietly')

/** Shows the `data-tooltip` of the hovered or focused element; mounted once. */
export function Tooltips() {
  const [anchor, setAnchor] = useState<Element | null>(null)

  useEffect(() => {
    let timer = 0
    const show = (element: Element | null, delay: number) => {
      clearTimeout(timer)
      timer = window.setTimeout(setAnchor, delay, element)
    }
    const named = (target: EventTarget | null) =>
      target instanceof Element ? target.closest('[data-tooltip]:not([aria-expanded=true])') : null
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const isOnPopup = event.target instanceof Element && event.target.closest('[role=tooltip]')
      if (isOnPopup) clearTimeout(timer)
      else show(named(event.target), named(event.target) ? 350 : 100)
    }
    const focus = (event: FocusEvent) => {
      const element = named(event.target)
      show(element?.matches(':focus-visible') ? element : null, 0)
    }
    const hide = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') show(null, 0)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('focusout', hide, { signal })
    document.addEventListener('pointerdown', hide, { signal })
    document.addEventListener('keydown', hide, { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])

  const text = anchor?.isConnected ? anchor.getAttribute('data-tooltip') : null
  if (!anchor || !text) return null
  return (
    <Suspense>
      <TooltipPopup key={text} anchor={anchor} text={text} />
    </Suspense>
  )
}
