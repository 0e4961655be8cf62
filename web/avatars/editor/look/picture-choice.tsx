import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Look } from '#contract/values/looks.ts'
import { StaticFace } from '../../../face/face.tsx'

interface Picture<Value extends string> {
  value: Value
  label: string
  look: Look
}

type PictureChoiceProps<Value extends string> = {
  legend: string
  legendHidden?: boolean
  name: string
  value: Value
  onChange: (value: Value) => void
  options: readonly Picture<Value>[]
}

/** A face is rendered when it is scrolled into view. */
export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>): ReactNode {
  const { legend, legendHidden = false, name, value, onChange, options } = props
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => scrollToChosen(frame.current, value), [value])
  return (
    <fieldset className="@container grid min-w-0 grid-cols-1 gap-1.5">
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div ref={frame} className={gridClasses}>
        {options.map((option) => (
          <label key={option.value} data-value={option.value} className={pictureClasses}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{option.label}</span>
            <WhenVisible>
              <StaticFace look={option.look} />
            </WhenVisible>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Scrolls only the frame; scrollIntoView would move the page, too. */
function scrollToChosen(frame: HTMLElement | null, value: string) {
  const chosen = frame?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)
  if (!frame || !chosen || frame.scrollHeight <= frame.clientHeight) return
  const { offsetTop: top, offsetHeight: height } = chosen
  const isWhole = top >= frame.scrollTop && top + height <= frame.scrollTop + frame.clientHeight
  if (!isWhole) frame.scrollTop = top - (frame.clientHeight - height) / 2
}

function WhenVisible({ children }: { children: ReactNode }) {
  const [isNear, setIsNear] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    // jsdom has no IntersectionObserver.
    if (!element || !('IntersectionObserver' in globalThis)) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '120px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={watch} className="pointer-events-none block aspect-square rounded-[inherit] bg-surface-sunken">
      {isNear && children}
    </span>
  )
}

// On a phone three and a half rows, so that the last one hints at scrolling.
const gridClasses =
  'relative grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2 p-1 max-sm:max-h-[calc(87.5cqw+0.25rem)] ' +
  'max-sm:grid-cols-4 max-sm:overflow-y-auto max-sm:overscroll-contain'
const pictureClasses =
  'relative block rounded-lg outline-offset-1 hover:outline-2 hover:outline-border-strong ' +
  'has-checked:outline-2 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-ring'
