import { Speech } from '../../ui/brand/speech.tsx'

/** A conversation as a small picture: the two speech circles, with the language's tag in the one that speaks. */
export function PartnerPicture({ language }: { language: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-14 shrink-0">
      <Speech x={23} y={21.5} r={7.5} toward={0.785} className="fill-primary" opacity={0.3} />
      <Speech x={13} y={13} r={11.5} toward={2.356} className="fill-primary" />
      <text
        x="13"
        y="13"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-on-primary text-[0.5625rem] font-semibold"
      >
        {language.slice(0, 2).toUpperCase()}
      </text>
    </svg>
  )
}
