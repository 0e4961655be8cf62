import { fileURLToPath } from 'node:url'

/** What the app loads in place of a library; tsconfig.json has the same for the types. */
export const slimLibraries: Readonly<Record<string, string>> = {
  'react-i18next': fileURLToPath(new URL('../lib/words/translation/react-i18next.tsx', import.meta.url)),
}
