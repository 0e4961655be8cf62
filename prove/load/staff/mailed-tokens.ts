import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { mailFolder, readMail, type StoredMail } from '#server/mail/sending/mail-folder.ts'

/** The tokens of the links that a school mailed to an address, the latest first. */
export type MailedTokens = (to: string, path: string) => Promise<string[]>

export function readMailedTokens(dataDir: string, school: string): MailedTokens {
  const mails = new Map<string, StoredMail>()
  const readNew = async () => {
    for (const file of await readdir(mailFolder(dataDir, school)).catch(() => [])) {
      const [, id] = /^([\w-]+)\.json$/.exec(file) ?? []
      if (!id || mails.has(id)) continue
      const mail = await readMail(dataDir, { school, id })
      if (mail) mails.set(id, mail)
    }
  }
  return async (to, path) => {
    await readNew()
    const own = [...mails.values()].filter((mail) => mail.to === to).toSorted((a, b) => b.at.getTime() - a.at.getTime())
    return own.flatMap(({ text }) => new RegExp(`${path}#token=([\\w-]+)`).exec(text)?.[1] ?? [])
  }
}

export async function awaitMailedToken(mailed: MailedTokens, to: string, path = '/confirm-email'): Promise<string> {
  for (;;) {
    const [token] = await mailed(to, path)
    if (token) return token
    await sleep(100)
  }
}
