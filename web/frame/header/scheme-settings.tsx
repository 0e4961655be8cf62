import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { themeChoices } from '../../lib/theme/theme.ts'
import { useTheme } from '../../lib/theme/theme-provider.tsx'
import { Swatches } from './swatches.tsx'

const dot = 'size-6 overflow-hidden rounded-full border'

export function SchemeSettings() {
  const { t } = useTranslation('appearance')
  const { theme, setTheme } = useTheme()
  return (
    <>
      <Swatches
        legend={t(($) => $.accent.label)}
        name="primaryScheme"
        value={theme.primaryScheme}
        onChange={(primaryScheme) => setTheme({ primaryScheme })}
        options={themeChoices.primaryScheme.map((value) => ({
          value,
          label: t(($) => $.accent[value]),
          colour: <span data-theme="light" data-primary={value} className={`${dot} border-transparent bg-primary`} />,
        }))}
      />
      <Swatches
        legend={t(($) => $.light.label)}
        name="lightScheme"
        value={theme.lightScheme}
        onChange={(lightScheme) => setTheme({ lightScheme })}
        options={themeChoices.lightScheme.map((value) => ({
          value,
          label: t(($) => $.light[value]),
          colour: <SchemePreview theme={{ 'data-theme': 'light', 'data-light': value }} />,
        }))}
      />
      <Swatches
        legend={t(($) => $.dark.label)}
        name="darkScheme"
        value={theme.darkScheme}
        onChange={(darkScheme) => setTheme({ darkScheme })}
        options={themeChoices.darkScheme.map((value) => ({
          value,
          label: t(($) => $.dark[value]),
          colour: <SchemePreview theme={{ 'data-theme': 'dark', 'data-dark': value }} />,
        }))}
      />
    </>
  )
}

function SchemePreview({ theme }: { theme: Record<`data-${string}`, string> }) {
  return (
    <span {...theme} className={`${dot} flex border-border-strong bg-canvas`}>
      <span className="ms-auto h-full w-1/2 bg-faint" />
    </span>
  )
}
