import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { fieldOf } from '#server/lib/field-of.ts'

export const MailFile = z.object({
  id: z.uuid(),
  school: z.union([z.uuid(), z.literal('nobody')]),
  student: z._default(z.nullable(z.uuid()), null),
  to: z.string(),
  language: z.enum(interfaceLanguages),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  pictures: z.array(z.object({ cid: z.string(), media_type: z.string(), base64: z.string() })),
})
export type MailFile = z.output<typeof MailFile>
export type StoredMail = MailFile & { at: Date }
type MailRef = Pick<MailFile, 'school' | 'id'>

export const mailFolder = (dataDir: string, school = ''): string => join(dataDir, 'mail', school)
export const mailPath = (dataDir: string, { school, id }: MailRef) => join(mailFolder(dataDir, school), `${id}.json`)

export async function readMail(dataDir: string, mailRef: MailRef): Promise<StoredMail | undefined> {
  const path = mailPath(dataDir, mailRef)
  try {
    const { mtime } = await stat(path)
    return { ...MailFile.parse(JSON.parse(await readFile(path, 'utf8'))), at: mtime }
  } catch (error) {
    if (fieldOf(error, 'code') === 'ENOENT') return undefined
    throw error
  }
}

export async function listMails(dataDir: string, max: number): Promise<StoredMail[]> {
  const entries = await readdir(mailFolder(dataDir), { recursive: true }).catch((error: unknown) => {
    if (fieldOf(error, 'code') === 'ENOENT') return []
    throw error
  })
  const mails: StoredMail[] = []
  for (const entry of entries) {
    const [, school, id] = /^([\w-]+)[/\\]([\w-]+)\.json$/.exec(entry) ?? []
    const mail = school && id ? await readMail(dataDir, { school, id }) : undefined
    if (mail) mails.push(mail)
  }
  return mails.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, max)
}
