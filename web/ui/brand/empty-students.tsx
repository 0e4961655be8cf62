import { Scene } from './scene.tsx'
import { Speech, seat, speechPath } from './speech.tsx'

const centre = { x: 100, y: 70 }
const free = [1, 2, 3, 4, 5].map((place) => (place * Math.PI) / 3 - Math.PI / 2)

export function EmptyStudents() {
  const { x, y } = seat(centre, -Math.PI / 2, 36)
  return (
    <Scene>
      {free.map((turn) => {
        const place = seat(centre, turn, 36)
        return (
          <path
            key={turn}
            d={speechPath(place.x, place.y, 22, turn + Math.PI)}
            className="fill-primary stroke-primary"
            fillOpacity="0.08"
            strokeOpacity="0.45"
            strokeWidth="1.5"
            strokeDasharray="3 4"
            strokeLinecap="round"
          />
        )
      })}
      <Speech x={x} y={y} r={24} toward={Math.PI / 2} className="fill-primary" />
      <path d={`M${x} ${y - 9}v18m-9 -9h18`} className="stroke-on-primary" strokeWidth="3" strokeLinecap="round" />
    </Scene>
  )
}
