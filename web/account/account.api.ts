import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Account, account } from '#contract/account.ts'
import type { Client } from '#contract/client.ts'
import type { school } from '#contract/school.ts'
import { useSession } from '../app/session/session.tsx'
import { useApi } from '../lib/api/api.ts'
import { asLanguage } from '../lib/words/i18n.ts'
import { saveFile } from '../lib/api/save-file.ts'

/** The account of the person who is signed in. */
export const accountQuery = (calls: Client<typeof account>) =>
  queryOptions({ queryKey: ['account'], queryFn: ({ signal }) => calls.get({}, { signal }) })

/** What the school has decided about its time and its data. */
export const schoolQuery = (calls: Client<typeof school>) =>
  queryOptions({ queryKey: ['school'], queryFn: ({ signal }) => calls.get({}, { signal }) })

/** The two pictures of an account. */
export type PictureKind = 'picture' | 'logo'

/** Puts a picture into the account that is kept here, and asks anew who is signed in, so that the header follows. */
function useStorePicture(kind: PictureKind) {
  const client = useQueryClient()
  const session = useSession()
  return async (url: string | null) => {
    await client.cancelQueries({ queryKey: ['account'] })
    client.setQueryData<Account>(['account'], (before) => before && { ...before, [`${kind}_url`]: url })
    void session.refresh()
  }
}

/** Sends a picture, and shows it once it is kept. */
export function usePutPicture(kind: PictureKind) {
  const { putLogo, putPicture } = useApi(account)
  const show = useStorePicture(kind)
  const put = kind === 'logo' ? putLogo : putPicture
  return async (file: Blob, options: { signal: AbortSignal; onProgress: (share: number) => void }) =>
    show((await put({ file }, options)).url)
}

/** Takes a picture away. */
export function useRemovePicture(kind: PictureKind) {
  const { removeLogo, removePicture } = useApi(account)
  const show = useStorePicture(kind)
  return useMutation({
    mutationFn: () => (kind === 'logo' ? removeLogo() : removePicture()),
    onSuccess: () => show(null),
  })
}

/** Mails again the link that confirms an address. */
export function useSendConfirmation() {
  const { sendConfirmation } = useApi(account)
  return useMutation({ mutationFn: () => sendConfirmation() })
}

/** Gives up a new address that is not confirmed yet. */
export function useCancelNewEmail() {
  const { edit } = useApi(account)
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ email, version }: Account) => edit({ body: { email, version } }),
    onSuccess: (saved) => client.setQueryData(['account'], saved),
    onError: () => client.invalidateQueries({ queryKey: ['account'] }),
  })
}

/** Puts everything that is held about the school into the downloads, as a zip. */
export function useExport() {
  const calls = useApi(account)
  const { i18n } = useTranslation()
  return useMutation({
    mutationFn: () => calls.export({ query: { language: asLanguage(i18n.language) ?? 'en' } }),
    onSuccess: (zip) => saveFile(zip, `tertulia-${new Date().toISOString().slice(0, 10)}.zip`),
  })
}

/** Erases the school; whoever was signed in is not any more. */
export function useDeleteSchool() {
  const { remove } = useApi(account)
  const { erased } = useSession()
  return useMutation({
    mutationFn: (body: { password: string; school_name: string }) => remove({ body }),
    onSuccess: erased,
  })
}
