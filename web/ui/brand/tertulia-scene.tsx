import { Speech, seat } from './speech.tsx'

const centre = { x: 400, y: 400 }
const reach = 184
const r = 110

const people = [
  'fill-person-1 dark:fill-on-person-1',
  'fill-person-4 dark:fill-on-person-4',
  'fill-person-6 dark:fill-on-person-6',
  'fill-person-7 dark:fill-on-person-7',
  'fill-person-2 dark:fill-on-person-2',
  'fill-person-3 dark:fill-on-person-3',
  'fill-person-8 dark:fill-on-person-8',
  'fill-person-5 dark:fill-on-person-5',
].map((head, index) => ({ head, turn: (index * Math.PI) / 4 - Math.PI / 8 }))

const rings = [340, 440, 550, 680, 830]
const passers = [
  { turn: -2.5, ring: 340, size: 7 },
  { turn: 0.5, ring: 340, size: 5 },
  { turn: -1.1, ring: 440, size: 9 },
  { turn: 1.9, ring: 440, size: 6 },
  { turn: 2.7, ring: 550, size: 8 },
  { turn: -0.35, ring: 550, size: 6 },
]

export function TertuliaScene() {
  return (
    <div
      className="grid size-full place-items-center overflow-hidden bg-primary-soft mask-b-from-93%"
      aria-hidden="true"
    >
      <svg viewBox="0 0 800 800" fill="none" className="size-full max-h-200 overflow-visible">
        {rings.map((radius, index) => (
          <circle
            key={radius}
            cx={centre.x}
            cy={centre.y}
            r={radius}
            className="stroke-primary"
            strokeOpacity={0.22 - index * 0.04}
            strokeWidth="1.5"
          />
        ))}
        {passers.map(({ turn, ring, size }) => (
          <Dot key={turn} {...seat(centre, turn, ring)} r={size} className="fill-primary" opacity={0.4} />
        ))}
        {people.map(({ head, turn }) => (
          <g key={turn}>
            <Speech
              {...seat(centre, turn, reach)}
              r={r}
              toward={turn + Math.PI}
              className="fill-primary"
              opacity={0.16}
            />
            <Dot {...seat(centre, turn, reach + 50)} r={24} className={head} />
          </g>
        ))}
        <Talk />
      </svg>
    </div>
  )
}

function Talk() {
  const [answer = 0, question = 0] = [people[0]?.turn, people[4]?.turn]
  const asking = seat(centre, question, reach)
  const answering = seat(centre, answer, reach)
  return (
    <>
      <Speech {...asking} r={r} toward={question + Math.PI} className="fill-primary" />
      <path
        d={`M${asking.x - 42} ${asking.y - 28}h72m-72 28h84m-84 28h44`}
        className="stroke-on-primary"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <Speech {...answering} r={r} toward={answer + Math.PI} className="fill-surface-raised dark:fill-text" />
      {[-34, 0, 34].map((step, index) => (
        <Dot
          key={step}
          x={answering.x + 4 + step}
          y={answering.y}
          r={11}
          className="fill-primary"
          opacity={1 - index * 0.3}
        />
      ))}
    </>
  )
}

function Dot({
  x,
  y,
  r: radius,
  className,
  opacity = 1,
}: {
  x: number
  y: number
  r: number
  className: string
  opacity?: number
}) {
  return <circle cx={x} cy={y} r={radius} className={className} fillOpacity={opacity} />
}
