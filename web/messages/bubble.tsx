import type { ReactNode } from 'react'
import { Paragraphs } from './paragraphs.tsx'

type BubbleProps = {
  from: 'student' | 'partner'
  text: string
  /** The language that is spoken, and the side it is read from. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** Who says it, for screen readers. */
  speaker?: string
  /** What was wrong with it, under the bubble. */
  corrections?: ReactNode
  /** What stands in the bubble instead of the bare text, such as words that can be tapped. */
  children?: ReactNode
}

const sides = { student: 'justify-items-end self-end', partner: 'justify-items-start self-start' } as const
const classes = {
  student: 'rounded-ee-xs bg-primary text-on-primary',
  partner: 'rounded-es-xs bg-surface-raised text-text ring-1 ring-border ring-inset',
} as const

/** One thing that was said in a conversation. The sides follow the interface, the text its own direction. */
export function Bubble({ from, text, lang, dir, speaker, corrections, children }: BubbleProps) {
  return (
    <div className={`grid max-w-[85%] min-w-0 gap-1.5 ${sides[from]}`}>
      <div className={`rounded-xl px-3.5 py-2 wrap-anywhere whitespace-pre-wrap ${classes[from]}`}>
        {speaker && <span className="sr-only">{speaker}: </span>}
        <span lang={lang} dir={dir} className="block">
          {children ?? <Paragraphs text={text} dir={dir} />}
        </span>
      </div>
      {corrections}
    </div>
  )
}
