import { account as area } from '#contract/school/account.ts'
import type { AuditAction } from '#contract/school/audit.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { type AccountServices, editAccount, sendConfirmation } from '#server/account/account.actions.ts'
import { findAccountPage, replaceLogo, replacePicture } from '#server/account/account.queries.ts'
import { eraseSchool } from '#server/account/erase.ts'
import { exportSchool, type SchoolSheet } from '#server/account/export.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { deleteFileAt, storePicture } from '#server/files/files.actions.ts'
import type { Mount } from '#server/http/mount.ts'

type Replace = typeof replacePicture

type SheetsOf = (school_id: string, language: InterfaceLanguage) => Promise<SchoolSheet[]>

export const accountRoutes = (mount: Mount, services: AccountServices, sheetsOf: SheetsOf) => {
  const { db } = services
  const put = (account: Account, bytes: Uint8Array, replace: Replace, action: AuditAction) =>
    storePicture(services, account.school_id, bytes, async (tx, url) => {
      await record(tx, account, action)
      return replace(tx, account, url)
    })
  const remove = (account: Account, replace: Replace, action: AuditAction) =>
    db.transaction().execute(async (tx) => {
      await deleteFileAt(services, tx, account.school_id, await replace(tx, account, null))
      await record(tx, account, action)
    })
  const logo: Replace = (tx, { school_id }, url) => replaceLogo(tx, school_id, url)

  mount(area, {
    get: ({ account }) => findAccountPage(db, account),
    edit: ({ account, body }) => editAccount(services, account, body),
    sendConfirmation: ({ account }) => sendConfirmation(services, account),
    putPicture: ({ account, file }) => put(account, file.bytes, replacePicture, 'picture_changed'),
    removePicture: ({ account }) => remove(account, replacePicture, 'picture_changed'),
    putLogo: ({ account, file }) => put(account, file.bytes, logo, 'logo_changed'),
    removeLogo: ({ account }) => remove(account, logo, 'logo_changed'),
    export: async ({ account, query }) =>
      exportSchool(services, account, await sheetsOf(account.school_id, query.language)),
    remove: ({ account, body }) => eraseSchool(services, account, body),
  })
}
