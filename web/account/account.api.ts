import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type Account, account } from '#contract/school/account.ts'
import type { Client } from '#contract/client.ts'
import type { school } from '#contract/school/school.ts'
import { useSession } from '../app/session/session.tsx'
import { useApi } from '../lib/api/api.ts'
import { asLanguage } from '../lib/words/i18n.ts'
import { saveFile } from '../lib/api/save-file.ts'

export const accountQuery = (calls: Client<typeof account>) =>
  queryOptions({ queryKey: ['account'], queryFn: ({ signal }) => calls.get({}, { signal }) })

export const schoolQuery = (calls: Client<typeof school>) =>
  queryOptions({ queryKey: ['school'], queryFn: ({ signal }) => calls.get({}, { signal }) })

export type PictureKind = 'picture' | 'logo'

/** Stores the new picture in the cached account and refetches the user, so that the header shows it. */
function useStorePicture(kind: PictureKind) {
  const client = useQueryClient()
  const session = useSession()
  return async (url: string | null) => {
    await client.cancelQueries({ queryKey: ['account'] })
    client.setQueryData<Account>(['account'], (before) => before && { ...before, [`${kind}_url`]: url })
    void session.refresh()
  }
}

export function usePutPicture(kind: PictureKind) {
  const { putLogo, putPicture } = useApi(account)
  const show = useStorePicture(kind)
  const put = kind === 'logo' ? putLogo : putPicture
  return async (file: Blob, options: { signal: AbortSignal; onProgress: (share: number) => void }) =>
    show((await put({ file }, options)).url)
}

export function useRemovePicture(kind: PictureKind) {
  const { removeLogo, removePicture } = useApi(account)
  const show = useStorePicture(kind)
  return useMutation({
    mutationFn: () => (kind === 'logo' ? removeLogo() : removePicture()),
    onSuccess: () => show(null),
  })
}

export function useSendConfirmation() {
  const { sendConfirmation } = useApi(account)
  return useMutation({ mutationFn: () => sendConfirmation() })
}

export function useCancelNewEmail() {
  const { edit } = useApi(account)
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ email, version }: Account) => edit({ body: { email, version } }),
    onSuccess: (saved) => client.setQueryData(['account'], saved),
    onError: () => client.invalidateQueries({ queryKey: ['account'] }),
  })
}

export function useExport() {
  const calls = useApi(account)
  const { i18n } = useTranslation()
  return useMutation({
    mutationFn: () => calls.export({ query: { language: asLanguage(i18n.language) ?? 'en' } }),
    onSuccess: (zip) => saveFile(zip, `tertulia-${new Date().toISOString().slice(0, 10)}.zip`),
  })
}

export function useDeleteSchool() {
  const { remove } = useApi(account)
  const { erased } = useSession()
  return useMutation({
    mutationFn: (body: { password?: string; school_name: string }) => remove({ body }),
    onSuccess: erased,
  })
}
