import { configure } from '@testing-library/dom'
import { afterAll, beforeAll } from 'vitest'

/** Makes the pages of an import ready for the tests of a file: their code is there, and what is hidden is found like the rest. */
export function preparePages(): void {
  beforeAll(async () => {
    Element.prototype.scrollIntoView = () => undefined
    // Working out what is visible takes most of the time in a table of a hundred rows.
    configure({ defaultHidden: true })
    // Outside any test, where compiling has all the time that it takes.
    await Promise.all([import('../../students/students-page.tsx'), import('../../imports/import-wizard.tsx')])
  }, 60_000)
  afterAll(() => configure({ defaultHidden: false }))
}
