import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useTheme } from '../../lib/theme/theme-provider.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { SchemeSettings } from './scheme-settings.tsx'

export function AppearancePanel({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('appearance')
  const { theme, setTheme } = useTheme()
  return (
    <Popover trigger={trigger} title={t(($) => $.title)} defaultOpen>
      <div className="grid gap-4">
        <Setting label={t(($) => $.mode.label)}>
          <SegmentedControl
            full
            label={t(($) => $.mode.label)}
            value={theme.themeMode}
            onChange={(themeMode) => setTheme({ themeMode })}
            options={[
              { value: 'light', label: t(($) => $.mode.light), icon: <Sun aria-hidden="true" /> },
              { value: 'dark', label: t(($) => $.mode.dark), icon: <Moon aria-hidden="true" /> },
              { value: 'system', label: t(($) => $.mode.system), icon: <Monitor aria-hidden="true" /> },
            ]}
          />
        </Setting>
        <Setting label={t(($) => $.layout.label)}>
          <SegmentedControl
            full
            label={t(($) => $.layout.label)}
            value={theme.layout}
            onChange={(layout) => setTheme({ layout })}
            options={[
              { value: 'main-layout', label: t(($) => $.layout['main-layout']) },
              { value: 'sideblock', label: t(($) => $.layout.sideblock) },
            ]}
          />
        </Setting>
        <SchemeSettings />
        <Setting label={t(($) => $.cards.label)}>
          <SegmentedControl
            full
            label={t(($) => $.cards.label)}
            value={theme.cardSkin}
            onChange={(cardSkin) => setTheme({ cardSkin })}
            options={[
              { value: 'bordered', label: t(($) => $.cards.bordered) },
              { value: 'shadow', label: t(($) => $.cards.shadow) },
            ]}
          />
        </Setting>
        <Switch
          label={t(($) => $.monochrome)}
          hint={t(($) => $.monochromeHint)}
          checked={theme.monochrome}
          onChange={(monochrome) => setTheme({ monochrome })}
        />
        <NotificationSettings />
      </div>
    </Popover>
  )
}

function Setting({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">{label}</p>
      {children}
    </div>
  )
}
