import { Monitor, TabletSmartphone } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'

// Phones and tablets run the same systems.
const handhelds = /^(?:Android|iOS|iPadOS|HarmonyOS|KaiOS|Windows Phone)\b/

export function DeviceIcon({ system, online }: { system: string | null; online: boolean }) {
  const { t } = useTranslation('sessions')
  const Icon = handhelds.test(system ?? '') ? TabletSmartphone : Monitor
  return (
    <span className="relative grid size-10 shrink-0 place-items-center rounded-full bg-surface-sunken text-muted ring-1 ring-border ring-inset">
      <Icon className="size-5" aria-hidden="true" />
      {online && (
        <span
          data-tooltip={t(($) => $.online)}
          className="absolute end-0 bottom-0 size-3 rounded-full bg-success ring-2 ring-surface"
        >
          <span className="sr-only">{t(($) => $.online)}</span>
        </span>
      )}
    </span>
  )
}
