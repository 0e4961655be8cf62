import { Monitor, TabletSmartphone } from 'lucide-react'

// A phone and a tablet have the same systems.
const handhelds = /^(?:Android|iOS|iPadOS|HarmonyOS|KaiOS|Windows Phone)\b/

/** A picture of the kind of device that a system runs on. */
export function DeviceIcon({ system }: { system: string | null }) {
  const Icon = handhelds.test(system ?? '') ? TabletSmartphone : Monitor
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-sunken text-muted ring-1 ring-border ring-inset">
      <Icon className="size-5" aria-hidden="true" />
    </span>
  )
}
