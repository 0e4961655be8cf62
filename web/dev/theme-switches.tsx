import { Monitor, Moon, Sun } from 'lucide-react'
import { themeChoices } from '../lib/theme/theme.ts'
import { useTheme } from '../lib/theme/theme-provider.tsx'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { Section } from './section.tsx'

const icons = { light: <Sun />, dark: <Moon />, system: <Monitor /> }

export function ThemeSwitches() {
  const { theme, setTheme } = useTheme()
  const { notifications } = theme
  const select = <Value extends string>(
    label: string,
    value: Value,
    values: readonly Value[],
    change: (value: Value) => void,
  ) => (
    <SelectField
      label={label}
      value={value}
      onChange={change}
      options={values.map((choice) => ({ value: choice, label: choice }))}
    />
  )
  return (
    <Section title="Appearance">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <SegmentedControl
          label="Theme mode"
          value={theme.themeMode}
          onChange={(themeMode) => setTheme({ themeMode })}
          options={themeChoices.themeMode.map((value) => ({ value, label: value, icon: icons[value] }))}
          full
        />
        <Switch label="Monochrome" checked={theme.monochrome} onChange={(monochrome) => setTheme({ monochrome })} />
        <Switch
          label="Expanded toasts"
          checked={notifications.expanded}
          onChange={(expanded) => setTheme({ notifications: { ...notifications, expanded } })}
        />
        {select('Light scheme', theme.lightScheme, themeChoices.lightScheme, (lightScheme) =>
          setTheme({ lightScheme }),
        )}
        {select('Dark scheme', theme.darkScheme, themeChoices.darkScheme, (darkScheme) => setTheme({ darkScheme }))}
        {select('Primary', theme.primaryScheme, themeChoices.primaryScheme, (primaryScheme) =>
          setTheme({ primaryScheme }),
        )}
        {select('Card skin', theme.cardSkin, themeChoices.cardSkin, (cardSkin) => setTheme({ cardSkin }))}
        {select('Layout', theme.layout, themeChoices.layout, (layout) => setTheme({ layout }))}
        {select('Toasts', notifications.position, themeChoices.position, (position) =>
          setTheme({ notifications: { ...notifications, position } }),
        )}
      </div>
    </Section>
  )
}
