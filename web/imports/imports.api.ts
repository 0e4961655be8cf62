import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Result } from '#contract/endpoint.ts'
import { type ImportField, imports, type Preview } from '#contract/people/imports.ts'
import { notices } from '#contract/school/notices.ts'
import { useApi } from '../lib/api/api.ts'
import { asLanguage } from '../lib/words/i18n.ts'
import { createAttempt } from '../lib/api/attempt.ts'
import { refreshStudents } from '../people/students.api.ts'
import { bodyOf, type ListSource, nameOf } from './choose/list-source.ts'
import { saveFile } from '../lib/api/save-file.ts'

export type RunResult = Result<typeof imports.run>

const previewKey = (id: string | null) => ['imports', id] as const

export function usePreview(id: string | null) {
  const { again } = useApi(imports)
  return useQuery({
    queryKey: previewKey(id),
    queryFn: ({ signal }) => again({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useReadList(onRead: (preview: Preview) => void) {
  const { preview } = useApi(imports)
  const client = useQueryClient()
  const [share, setShare] = useState(0)
  const control = useRef<AbortController>(null)
  const reading = useMutation({
    mutationFn: async (source: ListSource) => {
      const { signal } = (control.current = new AbortController())
      setShare(0)
      const name = nameOf(source)?.slice(-255)
      const file = await bodyOf(source)
      signal.throwIfAborted()
      return preview({ file, query: name ? { file_name: name } : {} }, { signal, onProgress: setShare })
    },
    onSuccess: (read) => client.setQueryData(previewKey(read.import_id), read),
  })
  return {
    source: reading.variables ?? null,
    share,
    isPending: reading.isPending,
    error: reading.error,
    read: (source: ListSource) => reading.mutate(source, { onSuccess: onRead }),
    cancel: () => {
      control.current?.abort()
      reading.reset()
    },
  }
}

export function useColumns(id: string) {
  const { columns: send } = useApi(imports)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (column: { index: number; field: ImportField | null }) =>
      send({ params: { id }, body: { columns: [column] } }),
    onSuccess: (preview) => client.setQueryData(previewKey(id), preview),
  })
}

/** The idempotency key is derived from the rows, so that a retry adds no student twice. */
export function useRun(id: string) {
  const { run } = useApi(imports)
  const client = useQueryClient()
  const { list, read } = useApi(notices)
  const [attempt] = useState(createAttempt)
  // The result was seen here, so the notice is marked as read.
  const readNotice = async ({ added, activated }: RunResult) => {
    const { items } = await list({})
    const told = items.find((notice) => notice.kind === 'import_finished')
    if (told && !told.is_read && told.added === added && told.activated === activated)
      await read({ body: { ids: [told.id] } })
  }
  return useMutation({
    mutationFn: (rows: number[]) => {
      const body = { import_id: id, rows }
      return run({ body }, { idempotencyKey: attempt.keyFor(body) })
    },
    onSuccess: (result) => {
      attempt.succeeded()
      void refreshStudents(client)
      // Not critical: the notice stays unread.
      const show = () => client.invalidateQueries({ queryKey: ['notices'] })
      void readNotice(result).then(show, show)
    },
  })
}

export function useRefreshPreview(id: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: previewKey(id) })
}

export function useDownload(what: 'template' | { problemsOf: string }) {
  const { template, problems } = useApi(imports)
  const { t, i18n } = useTranslation('imports')
  return useMutation({
    mutationFn: async () => {
      const query = { language: asLanguage(i18n.language) ?? 'en' }
      if (what === 'template')
        return saveFile(
          await template({ query }),
          t(($) => $.ready.templateName),
        )
      return saveFile(
        await problems({ params: { id: what.problemsOf }, query }),
        t(($) => $.problems.name),
      )
    },
  })
}
