import type { ReactNode } from 'react'

/** 200 by 140; decorative. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 140" width="200" height="140" fill="none" aria-hidden="true" className="max-w-full">
      {children}
    </svg>
  )
}
