import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { type Theme, themeChoices } from '../../lib/theme/theme.ts'
import { useTheme } from '../../lib/theme/theme-provider.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Switch } from '../../ui/fields/switch.tsx'

const counts = [1, 2, 3, 4, 5, 6, 7, 8] as const

export function NotificationSettings() {
  const { t } = useTranslation('appearance')
  const { theme, setTheme } = useTheme()
  const { number } = useFormat()
  const { notifications } = theme
  const change = (changes: Partial<Theme['notifications']>) =>
    setTheme({ notifications: { ...notifications, ...changes } })
  return (
    <section aria-labelledby="notification-settings" className="grid gap-4 border-t border-border pt-4">
      <h3 id="notification-settings" className="text-sm font-semibold">
        {t(($) => $.notifications.label)}
      </h3>
      <SelectField
        label={t(($) => $.notifications.position)}
        value={notifications.position}
        onChange={(position) => change({ position })}
        options={themeChoices.position.map((value) => ({ value, label: t(($) => $.notifications[value]) }))}
      />
      <SelectField
        label={t(($) => $.notifications.visible)}
        value={String(notifications.visible)}
        onChange={(visible) => change({ visible: Number(visible) })}
        options={counts.map((count) => ({ value: String(count), label: number(count) }))}
      />
      <Switch
        label={t(($) => $.notifications.expanded)}
        hint={t(($) => $.notifications.expandedHint)}
        checked={notifications.expanded}
        onChange={(expanded) => change({ expanded })}
      />
    </section>
  )
}
