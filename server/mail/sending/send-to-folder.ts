import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { mailFolder, mailPath, readMail, MailFile } from '#server/mail/sending/mail-folder.ts'
import type { SendMail } from '#server/mail/mail.ts'

export const sendToFolder =
  (dataDir: string): SendMail =>
  async ({ id, school_id, student_id, to, language, subject, html, text, pictures }) => {
    const school = school_id ?? 'nobody'
    const path = mailPath(dataDir, { school, id })
    const encoded = pictures.map(({ cid, media_type, bytes }) => {
      return { cid, media_type, base64: Buffer.from(bytes).toString('base64') }
    })
    const file = MailFile.parse({
      id,
      school,
      student: student_id,
      to,
      language,
      subject,
      html,
      text,
      pictures: encoded,
    })
    await mkdir(mailFolder(dataDir, school), { recursive: true, mode: 0o700 })
    await writeFile(`${path}.new`, JSON.stringify(file), { mode: 0o600 })
    await rename(`${path}.new`, path)
  }

export const deleteMails = (dataDir: string, school_id: string): Promise<void> =>
  rm(mailFolder(dataDir, school_id), { recursive: true, force: true })

export async function deleteMailsTo(dataDir: string, school_id: string, student_ids: readonly string[]): Promise<void> {
  const erasedStudents = new Set(student_ids)
  for (const file of await readdir(mailFolder(dataDir, school_id)).catch(() => [])) {
    const mailRef = { school: school_id, id: file.replace(/\.json$/, '') }
    const { student } = (file.endsWith('.json') && (await readMail(dataDir, mailRef))) || { student: null }
    if (student && erasedStudents.has(student)) await rm(mailPath(dataDir, mailRef), { force: true })
  }
}
