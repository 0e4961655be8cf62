import { Scene } from './scene.tsx'
import { Speech } from './speech.tsx'

const rows = [
  { y: 37, head: 'fill-person-1 dark:fill-on-person-1', width: 40 },
  { y: 59, head: 'fill-person-6 dark:fill-on-person-6', width: 52 },
  { y: 81, head: 'fill-person-4 dark:fill-on-person-4', width: 34 },
  { y: 103, head: 'fill-person-7 dark:fill-on-person-7', width: 46 },
]

export function SpreadsheetScene() {
  return (
    <Scene>
      <rect
        x="30"
        y="18"
        width="104"
        height="104"
        rx="10"
        className="fill-surface-raised stroke-border"
        strokeWidth="1.5"
      />
      {rows.map(({ y, head, width }) => (
        <g key={y}>
          <circle cx="48" cy={y} r="7" className={head} />
          <rect x="63" y={y - 3} width={width} height="6" rx="3" className="fill-border" />
          <path d={`M30 ${y + 11}h104`} className="stroke-border" />
        </g>
      ))}
      <Speech x={142} y={58} r={27} toward={2.356} className="fill-primary" />
      <Speech x={164} y={86} r={20} toward={0.785} className="fill-primary" opacity={0.45} />
      <path
        d="m132 58 7 7 13-14"
        className="stroke-on-primary"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  )
}
