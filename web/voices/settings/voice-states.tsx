import { Captions, CaptionsOff, type LucideIcon, Mic, MicOff, Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { VoiceSettings } from '#contract/teaching/voices.ts'
import { cx } from '../../ui/cx.ts'

export const switches = ['speaks_answers', 'allows_microphone', 'shows_captions'] as const
type SwitchName = (typeof switches)[number]

const icons: Record<SwitchName, { on: LucideIcon; off: LucideIcon }> = {
  speaks_answers: { on: Volume2, off: VolumeX },
  allows_microphone: { on: Mic, off: MicOff },
  shows_captions: { on: Captions, off: CaptionsOff },
}

export function SwitchNotes() {
  const { t } = useTranslation('voice')
  return (
    <dl className="grid gap-x-8 gap-y-3 text-sm md:grid-cols-3">
      {switches.map((name) => {
        const { on: Icon } = icons[name]
        return (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="flex items-center gap-2 font-medium">
              <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
              {t(($) => $.switch[name].label)}
            </dt>
            <dd className="ps-6 text-muted">{t(($) => $.switch[name].text)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

export function VoiceStates({ settings }: { settings: VoiceSettings }) {
  const { t } = useTranslation('voice')
  return (
    <ul className="flex items-center gap-4 text-sm lg:grid lg:w-md lg:grid-cols-3 [&_svg]:size-4 [&_svg]:shrink-0">
      {switches.map((name) => {
        const state = settings[name] ? 'on' : 'off'
        const Icon = icons[name][state]
        return (
          <li key={name} className={cx('flex items-center gap-2', state === 'off' && 'text-muted')}>
            <Icon aria-hidden="true" />
            <span className="max-lg:sr-only">{t(($) => $.state[name][state])}</span>
          </li>
        )
      })}
    </ul>
  )
}
