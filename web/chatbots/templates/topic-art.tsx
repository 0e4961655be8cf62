import type { ReactNode } from 'react'
import { Speech } from '../../ui/brand/speech.tsx'
import type { Topic } from './topics.ts'

const line = { strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const ink = 'stroke-on-primary'

const drawings: Record<Topic, ReactNode> = {
  cafe: (
    <>
      <path d="M42 34h26v10a13 13 0 0 1-26 0z" className="fill-on-primary" />
      <path d="M68 37h3a5 5 0 0 1 0 10h-4" className={ink} {...line} strokeWidth="3" />
      <path d="M50 27v-4m10 4v-4" className={ink} {...line} strokeWidth="3" />
    </>
  ),
  hotel: (
    <>
      <path d="M38 30v28m0-9h40v9" className={ink} {...line} />
      <path d="M50 49v-8h20a8 8 0 0 1 8 8" className="fill-on-primary" />
      <circle cx="45" cy="41" r="4" className="fill-on-primary" />
    </>
  ),
  doctor: <path d="M57 29v28M43 43h28" className={ink} {...line} strokeWidth="7" />,
  'job-interview': (
    <>
      <rect x="38" y="35" width="38" height="24" rx="4" className="fill-on-primary" />
      <path d="M50 34v-4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v4" className={ink} {...line} />
    </>
  ),
  directions: (
    <>
      <path d="M57 24a13 13 0 0 1 13 13c0 9-13 23-13 23S44 46 44 37a13 13 0 0 1 13-13z" className="fill-on-primary" />
      <circle cx="57" cy="37" r="5" className="fill-primary" />
    </>
  ),
  'small-talk': (
    <>
      {[44, 57, 70].map((x) => (
        <circle key={x} cx={x} cy="43" r="4.500" className="fill-on-primary" />
      ))}
    </>
  ),
  shopping: (
    <>
      <path d="M40 37h34l-3 22H43z" className="fill-on-primary" />
      <path d="M50 36v-3a7 7 0 0 1 14 0v3" className={ink} {...line} strokeWidth="3.500" />
    </>
  ),
  debate: <path d="M44 34h20l-6-6m14 23H52l6 6" className={ink} {...line} />,
  'first-lesson': (
    <>
      <circle cx="57" cy="37" r="7" className="fill-on-primary" />
      <path d="M43 58a14 14 0 0 1 28 0z" className="fill-on-primary" />
      <path d="M73 30l4-5m-1 12h6" className={ink} {...line} strokeWidth="3" />
    </>
  ),
  negotiation: (
    <>
      <path d="M57 28v28m-8 0h16" className={ink} {...line} />
      <path d="M42 33h30" className={ink} {...line} />
      <path d="M36 46l6-12 6 12a6 6 0 0 1-12 0zm30 0l6-12 6 12a6 6 0 0 1-12 0z" className="fill-on-primary" />
    </>
  ),
}

export function TopicArt({ topic }: { topic: Topic | 'blank' | null }) {
  return (
    <svg viewBox="22 6 86 74" fill="none" aria-hidden="true" className="h-16 w-auto shrink-0">
      {topic === 'blank' ? (
        <>
          <circle
            cx="57"
            cy="42"
            r="31"
            className="fill-primary stroke-primary"
            fillOpacity="0.08"
            strokeWidth="2"
            strokeDasharray="4 5"
          />
          <path d="M57 30v24M45 42h24" className="stroke-primary" {...line} />
        </>
      ) : (
        <>
          <Speech x={86} y={58} r={19} toward={0.785} className="fill-primary" opacity={0.22} />
          <Speech x={57} y={42} r={32} toward={2.356} className="fill-primary" />
          {topic && drawings[topic]}
        </>
      )}
    </svg>
  )
}
