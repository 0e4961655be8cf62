import { linesOf, middleOf } from './scale.ts'

export function ShareLine({ values }: { values: readonly (number | null)[] }) {
  const lines = linesOf(values)
  const alone = lines.filter(({ length }) => length === 1).flat()
  const at = (place: number) => middleOf(place, values.length)
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" className="overflow-visible">
        {lines.map((line) => (
          <polyline
            key={line[0]?.place}
            points={line.map(({ place, value }) => `${at(place)},${100 - value * 100}`).join(' ')}
            className="fill-none stroke-success-text"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {alone.map(({ place, value }) => (
        <circle key={place} cx={`${at(place)}%`} cy={`${100 - value * 100}%`} r="3" className="fill-success-text" />
      ))}
    </>
  )
}
