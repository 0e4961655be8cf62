import type { ReactNode } from 'react'
import { Scene } from './scene.tsx'
import { Speech, seat, speechPath } from './speech.tsx'

const drawings = {
  '401': <Locked />,
  '404': <EmptySpeech />,
  '429': <Crowd />,
  '500': <Broken />,
  offline: <Unheard />,
} satisfies Record<string, ReactNode>

export function ErrorScene({ kind }: { kind: keyof typeof drawings }) {
  return <Scene>{drawings[kind]}</Scene>
}

function Locked() {
  return (
    <>
      <Speech x={122} y={86} r={30} toward={0.785} className="fill-primary" opacity={0.2} />
      <Speech x={90} y={64} r={40} toward={2.356} className="fill-primary" />
      <circle cx="90" cy="57" r="10" className="fill-on-primary" />
      <path
        d="M86.500 62h7l3 20h-13z"
        className="fill-on-primary stroke-on-primary"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  )
}

function EmptySpeech() {
  return (
    <>
      <Speech x={70} y={66} r={36} toward={0.3} className="fill-primary" />
      {[-13, 0, 13].map((step) => (
        <circle key={step} cx={70 + step} cy="66" r="4.500" className="fill-on-primary" />
      ))}
      <path
        d={speechPath(150, 78, 26, Math.PI - 0.3)}
        className="stroke-border-strong"
        strokeWidth="2"
        strokeDasharray="4 5"
        strokeLinecap="round"
      />
    </>
  )
}

function Crowd() {
  const centre = { x: 100, y: 70 }
  return (
    <>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => {
        const turn = (place * Math.PI) / 4
        return (
          <Speech
            key={place}
            {...seat(centre, turn, 34)}
            r={24}
            toward={turn}
            className="fill-primary"
            opacity={0.16}
          />
        )
      })}
      <circle cx="100" cy="70" r="26" className="fill-primary" />
      <path d="M93 60v20m14-20v20" className="stroke-on-primary" strokeWidth="5" strokeLinecap="round" />
    </>
  )
}

function Broken() {
  return (
    <>
      <Speech x={130} y={88} r={26} toward={0.785} className="fill-primary" opacity={0.2} />
      <path
        d="M92 24a40 40 0 0 0-38 58l-2 16q-.4 4 3.600 3.600l17-1.600L88 84 76 68l18-16-8-14z"
        className="fill-primary"
      />
      <path
        d="M104 25a40 40 0 0 1-18 78q-2-.2-3-.6L100 86 88 70l18-16-8-14z"
        className="fill-primary"
        fillOpacity="0.75"
      />
    </>
  )
}

function Unheard() {
  return (
    <>
      <Speech x={84} y={72} r={36} toward={2.356} className="fill-primary" />
      <path d="M68 72h32" className="stroke-on-primary" strokeWidth="5" strokeLinecap="round" />
      <path d="M130 56a24 24 0 0 1 0 32" className="stroke-primary" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M144 44a42 42 0 0 1 0 56"
        className="stroke-border-strong"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <path
        d="M158 32a60 60 0 0 1 0 80"
        className="stroke-border-strong"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
    </>
  )
}
