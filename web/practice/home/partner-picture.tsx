import { Speech } from '../../ui/brand/speech.tsx'

const tones = [
  { shape: 'fill-person-1', letter: 'fill-on-person-1' },
  { shape: 'fill-person-2', letter: 'fill-on-person-2' },
  { shape: 'fill-person-3', letter: 'fill-on-person-3' },
  { shape: 'fill-person-4', letter: 'fill-on-person-4' },
  { shape: 'fill-person-5', letter: 'fill-on-person-5' },
  { shape: 'fill-person-6', letter: 'fill-on-person-6' },
  { shape: 'fill-person-7', letter: 'fill-on-person-7' },
  { shape: 'fill-person-8', letter: 'fill-on-person-8' },
] as const

export function PartnerPicture({ id, name }: { id: string; name: string }) {
  const tone = tones[Number.parseInt(id.slice(-1), 16) % tones.length] ?? tones[0]
  return (
    <svg viewBox="-8 -7 48 48" aria-hidden="true" className="block aspect-square w-full rounded-lg bg-chip">
      <Speech x={24} y={24} r={8} toward={0.785} className={tone.shape} opacity={0.6} />
      <Speech x={13} y={14} r={12} toward={2.356} className={tone.shape} />
      <text
        x="13"
        y="14"
        textAnchor="middle"
        dominantBaseline="central"
        className={`text-[0.75rem] font-semibold ${tone.letter}`}
      >
        {/[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase()}
      </text>
    </svg>
  )
}
