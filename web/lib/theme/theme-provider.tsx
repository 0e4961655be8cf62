import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { applyTheme, defaultTheme, parseTheme, type Theme, themeKey } from './theme.ts'

type ThemeState = {
  theme: Theme
  /** Stores the changes and applies them in every open tab. */
  setTheme: (changes: Partial<Theme>) => void
}

const ThemeContext = createContext<ThemeState>({ theme: defaultTheme, setTheme: () => undefined })

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setSettings] = useState(() => parseTheme(localStorage.getItem(themeKey)))

  useLayoutEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const show = () => applyTheme(theme, system.matches, document.documentElement)
    show()
    system.addEventListener('change', show)
    return () => system.removeEventListener('change', show)
  }, [theme])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === themeKey || event.key === null) setSettings(parseTheme(localStorage.getItem(themeKey)))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  const state = useMemo(() => {
    const setTheme = (changes: Partial<Theme>) => {
      const next = { ...parseTheme(localStorage.getItem(themeKey)), ...changes }
      localStorage.setItem(themeKey, JSON.stringify(next))
      setSettings(next)
    }
    return { theme, setTheme }
  }, [theme])

  return <ThemeContext value={state}>{children}</ThemeContext>
}

export function useTheme(): ThemeState {
  return use(ThemeContext)
}
