import { configure } from '@testing-library/dom'
import { afterAll, beforeAll } from 'vitest'

export function preparePages(): void {
  beforeAll(async () => {
    Element.prototype.scrollIntoView = () => undefined
    // Computing visibility takes most of the time in a table of a hundred rows.
    configure({ defaultHidden: true })
    // Compiles the pages outside of the tests' time limits.
    await Promise.all([import('../../students/students-page.tsx'), import('../../imports/import-wizard.tsx')])
  }, 60_000)
  afterAll(() => configure({ defaultHidden: false }))
}
