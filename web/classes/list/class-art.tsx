import { Scene } from '../../ui/brand/scene.tsx'
import { Speech, speechPath } from '../../ui/brand/speech.tsx'

export function ClassArt() {
  return (
    <Scene>
      <rect
        x="58"
        y="12"
        width="84"
        height="54"
        rx="8"
        className="fill-surface stroke-border-strong"
        strokeWidth="1.5"
      />
      <rect x="70" y="24" width="24" height="12" rx="6" className="fill-primary" />
      <path
        d="M102 30h26M70 46h50M70 55h34"
        className="stroke-border-strong"
        strokeWidth="3"
        strokeLinecap="round"
        strokeOpacity="0.5"
      />
      <Speech x={46} y={102} r={22} toward={-0.9} className="fill-primary" opacity={0.45} />
      <Speech x={100} y={108} r={22} toward={-1.571} className="fill-primary" />
      <path
        d={speechPath(154, 102, 22, -2.242)}
        className="fill-primary stroke-primary"
        fillOpacity="0.08"
        strokeOpacity="0.45"
        strokeWidth="1.5"
        strokeDasharray="3 4"
        strokeLinecap="round"
      />
    </Scene>
  )
}
