import type { ReactNode } from 'react'
import { Speech } from '../ui/brand/speech.tsx'

function Art({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 96" width="160" height="96" fill="none" aria-hidden="true" className="h-auto max-w-full">
      {children}
    </svg>
  )
}

export function OneStudentArt() {
  return (
    <Art>
      <Speech x={66} y={48} r={30} toward={2.4} className="fill-primary" />
      <circle cx="66" cy="40" r="9" className="fill-on-primary" />
      <path d="M50 62c2-9 8-13 16-13s14 4 16 13" className="fill-on-primary" />
      <circle cx="112" cy="50" r="18" className="fill-surface stroke-primary" strokeWidth="2.5" strokeDasharray="4 5" />
      <path d="M112 43v14M105 50h14" className="stroke-primary" strokeWidth="3" strokeLinecap="round" />
    </Art>
  )
}

export function PastedListArt() {
  return (
    <Art>
      <rect
        x="34"
        y="14"
        width="62"
        height="72"
        rx="8"
        className="fill-surface stroke-border-strong"
        strokeWidth="1.5"
      />
      <rect x="52" y="8" width="26" height="12" rx="6" className="fill-primary" />
      {[34, 48, 62, 76].map((y, line) => (
        <g key={y} className="stroke-border-strong" strokeWidth="3" strokeLinecap="round">
          <circle cx="46" cy={y} r="3" className="fill-primary stroke-none" fillOpacity={line % 2 ? 0.5 : 1} />
          <path d={`M56 ${y}h${line % 2 ? 22 : 30}`} strokeOpacity="0.5" />
        </g>
      ))}
      <Speech x={106} y={56} r={22} toward={0.8} className="fill-primary" opacity={0.9} />
      <path
        d="m97 56 6.500 6.500L116 50"
        className="stroke-on-primary"
        strokeWidth="3.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Art>
  )
}

export function SpreadsheetArt() {
  return (
    <Art>
      <rect
        x="24"
        y="16"
        width="76"
        height="64"
        rx="8"
        className="fill-surface stroke-border-strong"
        strokeWidth="1.5"
      />
      <path d="M24 24a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v8H24z" className="fill-primary" />
      <path d="M24 48h76M24 64h76M50 32v48" className="stroke-border-strong" strokeWidth="1.5" strokeOpacity="0.5" />
      {[40, 56, 72].map((y, place) => (
        <g key={y}>
          <path
            d={`M32 ${y}h10M58 ${y}h${place === 1 ? 20 : 30}`}
            className="stroke-border-strong"
            strokeWidth="3"
            strokeLinecap="round"
            strokeOpacity="0.5"
          />
          <circle
            cx={124 + (place % 2) * 8}
            cy={26 + place * 22}
            r="10"
            className="fill-primary"
            fillOpacity={1 - place * 0.3}
          />
        </g>
      ))}
    </Art>
  )
}
