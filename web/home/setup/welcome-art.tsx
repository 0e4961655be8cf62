import { Scene } from '../../ui/brand/scene.tsx'
import { Speech, seat } from '../../ui/brand/speech.tsx'

const centre = { x: 100, y: 72 }
const people = [0, 1, 2, 3, 4].map((place) => (place * 2 * Math.PI) / 5 - Math.PI / 2)

export function WelcomeArt() {
  return (
    <Scene>
      <circle
        cx={centre.x}
        cy={centre.y}
        r="46"
        className="stroke-primary"
        strokeOpacity="0.25"
        strokeDasharray="3 5"
      />
      {people.map((turn, place) => (
        <Speech
          key={turn}
          {...seat(centre, turn, 46)}
          r={place === 0 ? 23 : 18}
          toward={turn + Math.PI}
          className="fill-primary"
          opacity={place === 0 ? 1 : 0.16}
        />
      ))}
      <path d="M90 22h20m-20 8h12" className="stroke-on-primary" strokeWidth="4" strokeLinecap="round" />
    </Scene>
  )
}
