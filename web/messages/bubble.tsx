import type { ReactNode } from 'react'
import { Paragraphs } from './paragraphs.tsx'

type BubbleProps = {
  from: 'student' | 'partner'
  text: string
  lang: string
  dir: 'ltr' | 'rtl'
  speaker?: string
  corrections?: ReactNode
  children?: ReactNode
}

const sides = { student: 'justify-items-end self-end', partner: 'justify-items-start self-start' } as const
const classes = {
  student: 'rounded-ee-xs bg-primary text-on-primary forced-colors:border',
  partner: 'rounded-es-xs bg-surface-raised text-text ring-1 ring-border ring-inset forced-colors:border',
} as const

/** Alignment follows the interface, text direction the language. */
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
