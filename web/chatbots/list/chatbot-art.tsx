import { Scene } from '../../ui/brand/scene.tsx'
import { Speech, speechPath } from '../../ui/brand/speech.tsx'

export function ChatbotArt() {
  return (
    <Scene>
      <Speech x={70} y={78} r={34} toward={2.356} className="fill-primary" opacity={0.16} />
      <path
        d="M55 70h30M55 80h20"
        className="stroke-primary"
        strokeOpacity="0.45"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d={speechPath(126, 60, 40, 0.785)} className="fill-primary" />
      <circle cx="112" cy="54" r="5" className="fill-on-primary" />
      <circle cx="140" cy="54" r="5" className="fill-on-primary" />
      <path d="M112 70a16 16 0 0 0 28 0" className="stroke-on-primary" strokeWidth="4.5" strokeLinecap="round" />
    </Scene>
  )
}
