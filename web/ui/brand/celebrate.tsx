import { Scene } from './scene.tsx'
import { Speech, seat } from './speech.tsx'

const centre = { x: 100, y: 72 }
const confetti = [
  { turn: -2.75, reach: 66, r: 5, look: 'fill-person-4 dark:fill-on-person-4' },
  { turn: -2.3, reach: 60, r: 3, look: 'fill-primary' },
  { turn: -1.85, reach: 64, r: 6, look: 'fill-person-6 dark:fill-on-person-6' },
  { turn: -1.35, reach: 58, r: 3.5, look: 'fill-person-3 dark:fill-on-person-3' },
  { turn: -0.85, reach: 66, r: 5, look: 'fill-person-7 dark:fill-on-person-7' },
  { turn: -0.4, reach: 62, r: 3, look: 'fill-primary' },
  { turn: 0.1, reach: 70, r: 4, look: 'fill-person-5 dark:fill-on-person-5' },
  { turn: 3.05, reach: 72, r: 3.5, look: 'fill-person-8 dark:fill-on-person-8' },
]

export function Celebrate() {
  return (
    <Scene>
      {confetti.map(({ turn, reach, r, look }) => {
        const { x, y } = seat(centre, turn, reach)
        return <circle key={turn} cx={x} cy={y} r={r} className={look} />
      })}
      <path
        d="M58 34a56 56 0 0 1 10-10M132 24a56 56 0 0 1 10 10"
        className="stroke-primary"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Speech x={86} y={70} r={32} toward={2.356} className="fill-primary" />
      <Speech x={116} y={92} r={26} toward={0.785} className="fill-primary" opacity={0.45} />
      <path
        d="M73 70a13.500 13.500 0 0 0 26 0"
        className="stroke-on-primary"
        strokeWidth="4.500"
        strokeLinecap="round"
      />
    </Scene>
  )
}
