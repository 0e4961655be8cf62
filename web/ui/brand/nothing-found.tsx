import { Scene } from './scene.tsx'
import { Speech } from './speech.tsx'

export function NothingFound() {
  return (
    <Scene>
      <Speech x={78} y={62} r={38} toward={2.356} className="fill-primary" opacity={0.16} />
      <Speech x={134} y={88} r={22} toward={0.785} className="fill-primary" opacity={0.1} />
      <circle cx="106" cy="64" r="34" className="fill-surface stroke-primary" strokeWidth="5" />
      <path d="m131 90 19 20" className="stroke-primary" strokeWidth="9" strokeLinecap="round" />
      <path d="M93 64h26" className="stroke-border-strong" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M84 58a24 24 0 0 1 12-14"
        className="stroke-primary"
        strokeOpacity="0.3"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Scene>
  )
}
