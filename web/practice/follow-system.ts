/** Keeps the page as dark or as light as the system; what the school's own pages look like here does not matter. */
export function followSystem(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  })
}
