import { imports } from '#contract/people/imports.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { Mount } from '#server/http/mount.ts'
import { assignColumns, refreshPreview, previewFile, writeProblemFile } from '#server/imports/imports.actions.ts'
import { importRows } from '#server/imports/run-import.ts'
import { wordsIn } from '#server/spreadsheets/words/words.ts'
import { createImportWorkers, type ImportWorkers } from '#server/imports/worker/import-workers.ts'
import type { Services } from '#server/services/services.ts'
import { recordRefusals } from '#server/students/record-refusals.ts'

export const importsRoutes = (mount: Mount, base: Services) => {
  const services = { ...base, workers: createImportWorkers() }
  const template = cacheTemplates(services.workers)
  mount(imports, {
    template: async ({ query: { language } }) => ({
      bytes: await template(language),
      name: wordsIn(language).templateFile,
    }),
    preview: ({ account, query, file }) => previewFile(services, account, { bytes: file.bytes, name: query.file_name }),
    again: ({ account, params }) => refreshPreview(services, account, params.id),
    columns: ({ account, params, body }) => assignColumns(services, account, params.id, body.columns),
    run: ({ account, write, body }) =>
      recordRefusals(services, account, () => importRows(services, account, write, body)),
    problems: async ({ account, params, query: { language } }) => ({
      bytes: await writeProblemFile(services, account, params.id, language),
      name: wordsIn(language).problemsFile,
    }),
  })
}

function cacheTemplates(workers: ImportWorkers): (language: InterfaceLanguage) => Promise<Uint8Array> {
  const cache = new Map<InterfaceLanguage, Uint8Array>()
  return async (language) => {
    const bytes = cache.get(language) ?? (await workers.run('all schools', 'template', { language }))
    cache.set(language, bytes)
    return bytes
  }
}
